# Ce que seul le terminal dit.

terminal-turn = Tour { $turn }
terminal-upper = Pont supérieur
terminal-lower = Pont inférieur
terminal-shield = Bouclier
terminal-reactor = Réacteur
terminal-tiles = Dégâts
terminal-stock = Roquettes : { $rockets }   Capsules : { $fuel }
terminal-space = Dans l’espace : { crew-name }
terminal-outside = { $name }, zone { $track } : position { $position }, points de vie { $left }, blindage { $shield }
terminal-inside = { $name } : position { $position }, points de vie { $left }
terminal-destroyed = { $name } : menace détruite
terminal-survived = { $name } : menace surmontée
terminal-legend = Les équipiers sont numérotés dans leur ordre ; * dirige des robots actifs, ( ) est assommé. ● est de l’énergie, ○ de la place, ▣ une tuile Dégâts.

terminal-mission = Mission { $number }
terminal-won = La mission est gagnée. Score : { $score }
terminal-lost = Le vaisseau est perdu au tour { $turn }. Responsable : { threat-name }.
terminal-points = Menaces : { $points }   Pénalités : { $penalties }   Confirmations visuelles : { $visual }
terminal-damage = Tuiles Dégâts : rouge { $red }, blanche { $white }, bleue { $blue }
terminal-crew = Assommés : { $down }   Escouades désactivées : { $squads }   Roquettes restantes : { $rockets }   Capsules restantes : { $fuel }
terminal-destroyed-list = Détruites : { $threats }
terminal-survived-list = Surmontées : { $threats }
terminal-none = aucune

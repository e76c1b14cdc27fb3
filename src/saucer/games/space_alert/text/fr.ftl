space-alert-resolution-title = Space Alert : la résolution
space-alert-resolution-blurb = La planification est finie et le vaisseau raconte ce que l’équipage a fait : tour par tour, étape par étape, avec la règle derrière chaque conséquence. Seul le hasard agit, en piochant les tuiles Dégâts.

crew-name = { $crew ->
    [0] Le capitaine
    [1] L’équipier 2
    [2] L’équipier 3
    [3] L’équipier 4
    [4] L’équipier 5
   *[other] { $crew }
}
zone-name = { $zone ->
    [red] rouge
    [white] blanche
    [blue] bleue
   *[internal] interne
}
station-name = { $station ->
    [upper_red] la station supérieure rouge
    [upper_white] la passerelle
    [upper_blue] la station supérieure bleue
    [lower_red] la station inférieure rouge
    [lower_white] la station inférieure blanche
    [lower_blue] la station inférieure bleue
   *[space] l’espace
}
card-name = { $card ->
    [A] A
    [B] B
    [C] C
    [bots] robots de combat
    [red] flèche rouge
    [blue] flèche bleue
    [lift] ascenseur
    [heroic_A] A héroïque
    [heroic_B] B héroïque
    [heroic_bots] robots de combat héroïques
   *[heroic_move] déplacement héroïque
}
weapon-name = { $weapon ->
    [heavy_laser] Canon laser lourd
    [light_laser] Canon laser léger
    [pulse_cannon] Canon à impulsion
    [rocket] Roquette
   *[interceptors] Intercepteurs
}
tile-name = { $tile ->
    [heavy_laser] canon laser lourd
    [light_laser] canon laser léger
    [pulse_cannon] canon à impulsion
    [shield] bouclier
    [reactor] réacteur
    [gravolift] ascenseur gravitationnel
   *[structural] dégâts structurels
}
step-name = { $step ->
    [appear] Les menaces apparaissent
    [act] L’équipage agit
    [compute] On calcule les dégâts
    [land] Qui est dans l’espace revient
    [threaten] Les menaces agissent
    [check] On contrôle l’ordinateur
    [jump] Le saut dans l’hyperespace
   *[over] La mission est finie
}

prompt = Le vaisseau raconte ce que vous avez fait.
seat-name = L’équipage
ending-jumped = Le vaisseau a fait le saut dans l’hyperespace : la mission est gagnée.
ending-destroyed = Le vaisseau est perdu.

command-advanced = La résolution continue.
command-drawn = { $zone ->
    [1] La tuile Dégâts { $tiles } de la zone rouge est piochée.
    [2] La tuile Dégâts { $tiles } de la zone blanche est piochée.
   *[other] La tuile Dégâts { $tiles } de la zone bleue est piochée.
}

option-mission = Mission
option-mission-help = Une mission planifiée par nous. On peut aussi partir d’une mission à soi, donnée comme position.
option-mission-close-call = De justesse
option-mission-quiet-night = Une nuit tranquille
option-mission-mutiny = Mutinerie
option-marauder_against_pulse = Maraudeur contre le canon à impulsion
option-marauder_against_pulse-help = Si les nuages ouverts par le canon à impulsion gardent le blindage que leur prête un Maraudeur.
option-scout_in_empty_bursts = Éclaireur et astéroïdes détruits tôt
option-scout_in_empty_bursts-help = Si un astéroïde détruit avant sa première case attaque avec le 1 que lui prête un Éclaireur.
option-doubling = Doublé deux fois
option-doubling-help = Ce qui arrive là où deux choses doublent les dégâts.
option-doubling-multiplies = Quatre tuiles par point
option-doubling-once = Deux tuiles par point
option-asteroid_bursts = Éclats d’astéroïdes
option-asteroid_bursts-help = Si chaque case derrière un astéroïde compte autant de fois que le dit sa carte, ou une fois.
option-asteroid_bursts-card = Comme le dit la carte
option-asteroid_bursts-annex = Une fois
option-landing_adds_to_delay = Retour et retard
option-landing_adds_to_delay-help = Si un pilote qui revient peut être retardé une fois de plus le même tour.
option-checks_in_test_runs = Contrôles de l’ordinateur aux tests
option-checks_in_test_runs-help = Si l’ordinateur est contrôlé lors des tests de sept tours.
option-stealth_fighter_speed = Vitesse du Chasseur Furtif
option-stealth_fighter_speed-help = Le premier tirage anglais dit 4, les suivants disent 3.
option-stealth_fighter_speed-3 = 3
option-stealth_fighter_speed-4 = 4
option-pulse_ball_y = Y du Pulsar
option-pulse_ball_y-help = La force de son attaque. Les cartes disent 1, certains programmes 2.
option-pulse_ball_y-1 = 1
option-pulse_ball_y-2 = 2
option-amoeba_z = Z de l’Amibe
option-amoeba_z-help = La force de son attaque. Les cartes disent 5, un programme dit 4.
option-amoeba_z-5 = 5
option-amoeba_z-4 = 4
option-man_of_war_x = X du Man of War
option-man_of_war_x-help = La force de son attaque. Les cartes disent 2, un programme dit 1.
option-man_of_war_x-2 = 2
option-man_of_war_x-1 = 1
option-man_of_war_z = Z du Man of War
option-man_of_war_z-help = La force de son attaque. Les cartes disent 5, certains programmes 3.
option-man_of_war_z-5 = 5
option-man_of_war_z-3 = 3
option-scout_z = Z de l’Éclaireur
option-scout_z-help = La force de son attaque. Les cartes disent 3. Certains programmes disent 2, et l’Éclaireur s’y prête 1 à lui-même : cela revient au même.
option-scout_z-3 = 3
option-scout_z-2 = 2, et 1 prêté à lui-même
option-saboteur_speed = Vitesse des Saboteurs
option-saboteur_speed-help = Les cartes disent 4, un programme dit 3.
option-saboteur_speed-4 = 4
option-saboteur_speed-3 = 3
option-unstable_warheads_speed = Vitesse des Têtes nucléaires instables
option-unstable_warheads_speed-help = Les cartes disent 3, un programme dit 2.
option-unstable_warheads_speed-3 = 3
option-unstable_warheads_speed-2 = 2
option-skirmishers_x = X des Éclaireurs
option-skirmishers_x-help = Les cartes disent qu’ils se déplacent, un programme qu’il ne se passe rien.
option-skirmishers_x-move = Ils se déplacent
option-skirmishers_x-nothing = Rien
option-overheated_reactor_z = Z du Réacteur en fusion
option-overheated_reactor_z-help = Les dégâts qu’il inflige. Les cartes disent 3, un programme dit 2.
option-overheated_reactor_z-3 = 3
option-overheated_reactor_z-2 = 2
option-crossed_wires_z = Z des Courts-Circuits
option-crossed_wires_z-help = La zone que les cubes d’un réacteur endommagent. Les cartes disent la sienne, un programme toujours la blanche.
option-crossed_wires_z-own = Sa propre zone
option-crossed_wires_z-white = La zone blanche
option-seeker_retaliates = Le Droïde Fureteur riposte
option-seeker_retaliates-help = S’il désactive l’escouade qui le frappe. Les cartes disent non, certains programmes oui.

event-turn-began = Tour { $turn }.
event-step-began = { step-name }.
event-threat-appeared = { $zone ->
    [internal] Sur la trajectoire interne, en position { $position } : { threat-name }.
   *[other] { threat-name } apparaît dans la zone { zone-name }, en position { $position }.
}
event-tile-laid = { threat-name }, maintenant ici : { station-name }.
event-card-revealed = { $card ->
    [heroic_move] { crew-name } joue un déplacement héroïque vers { station-name }.
   *[other] { crew-name } joue : { card-name }.
}
event-nothing-happened = { $reason ->
    [empty] { crew-name } n’a rien prévu.
    [down] { crew-name } est assommé.
    [wall] { crew-name } est déjà au bout du vaisseau.
    [already-there] { crew-name } y est déjà.
    [fired] Sans effet : cette arme a déjà tiré ce tour.
    [no-energy] Sans effet : le réacteur est vide.
    [nothing-to-move] Sans effet : il n’y a pas d’énergie à transférer.
    [no-room] Sans effet : il n’y a plus de place pour l’énergie.
    [no-fuel] Sans effet : il ne reste pas de capsule de carburant.
    [irreparable] Sans effet : ce dysfonctionnement n’est plus réparable.
    [not-due] Sans effet : l’ordinateur n’a pas besoin de maintenance maintenant.
    [no-rocket] Sans effet : il ne reste pas de roquette.
    [rocket-launched] Sans effet : une roquette est déjà partie ce tour.
    [interceptors-out] Sans effet : quelqu’un est déjà dans l’espace.
    [no-squad] { crew-name } ne dirige pas de robots de combat : sans effet.
    [squad-disabled] { crew-name } dirige des robots de combat désactivés : sans effet.
    [squad-active] { crew-name } dirige des robots de combat déjà actifs : sans effet.
    [rack-empty] Sans effet : les robots de combat de cette station sont partis.
   *[no-intruder] Sans effet : il n’y a pas d’intrus ici.
}
event-crew-moved = { $way ->
    [lift] { crew-name } prend l’ascenseur : { station-name }.
    [heroic] { crew-name } se précipite : { station-name }.
   *[door] { crew-name } passe la porte : { station-name }.
}
event-action-delayed = { crew-name } est retardé : la carte du tour { $turn } se décale.
event-card-lost = { crew-name } perd une carte ({ card-name }) : il ne reste pas de tour pour elle.
event-malfunction-repaired = { crew-name } répare { $amount } de « { threat-name } » ; reste { $left }.
event-repaired-together = Pris partout à la fois, « { threat-name } » est réparé de { $amount } de plus ; reste { $left }.
event-device-held = { crew-name } s’occupe de « { threat-name } » : { $count } sur les 3 qu’il faut le même tour.
event-weapon-fired = { $heroic ->
    [0] { crew-name } tire. { weapon-name }, zone { zone-name }.
   *[other] { crew-name } tire à 1 de plus. { weapon-name }, zone { zone-name }.
}
event-shield-charged = { crew-name } charge de { $cubes } le bouclier de la zone { zone-name }, qui en a { $now }.
event-reactor-filled = { crew-name } remplit de { $cubes } le réacteur de la zone { zone-name }, qui en a { $now }.
event-refuelled = { crew-name } recharge de { $cubes } le réacteur central, qui en a { $now }. Capsules restantes : { $fuel }.
event-computer-maintained = { crew-name } fait la maintenance de l’ordinateur.
event-rocket-launched = { crew-name } lance une roquette. Roquettes restantes : { $left }.
event-looked-out = { crew-name } regarde par les hublots.
event-visual-confirmed = Confirmation visuelle à { $members } le même tour. Points pour cette phase : { $points }.
event-squad-taken = { $disabled ->
    [0] { crew-name } prend les robots de combat.
   *[other] { crew-name } prend les robots de combat, qui sont désactivés.
}
event-squad-reactivated = { crew-name } réactive ses robots de combat.
event-squad-disabled = { crew-name } voit ses robots de combat désactivés.
event-rack-disabled = { threat-name } désactive les robots de combat rangés dans { station-name }.
event-interceptors-launched = { crew-name } décolle avec les intercepteurs.
event-pilot-stayed = { $heroic ->
    [0] { crew-name } reste dans l’espace et attaque.
   *[other] { crew-name } reste dans l’espace et attaque à 1 de plus.
}
event-pilot-landed = { crew-name } revient dans la station supérieure rouge.
event-intruder-hit = { crew-name } frappe « { threat-name } » avec ses robots de combat : { station-name }.
event-tile-removed = { threat-name }, plus rien ici : { station-name }.
event-knocked-out = { crew-name } est assommé.
event-weapon-aimed = { weapon-name } sur « { threat-name } » : puissance { $strength }.
event-weapon-missed = { weapon-name } : rien à viser.
event-threat-damaged = { threat-name } subit { $amount } ; points de vie restants : { $left }.
event-threat-withstood = { threat-name } ne subit rien : puissance { $strength } contre blindage { $shield }.
event-cryoshield-broken = { threat-name } ne subit rien, mais perd sa cryoprotection.
event-threat-destroyed = Menace détruite : { threat-name }. Points : { $points }.
event-threat-survived = Menace supportée : { threat-name }. Points : { $points }.
event-threat-moved = { threat-name } : en position { $position }.
event-mark-reached = { threat-name } : { $mark } est atteint.
event-no-effect = { threat-name } : rien ne se passe, la condition de la carte n’est pas remplie.
event-zone-attacked = { $lent ->
    [0] { threat-name } attaque à { $strength } la zone { zone-name } ; le bouclier absorbe { $absorbed }.
   *[other] { threat-name } attaque à { $strength } la zone { zone-name }, dont { $lent } prêté par un Éclaireur ; le bouclier absorbe { $absorbed }.
}
event-zone-damaged = Dégâts de « { threat-name } » dans la zone { zone-name } : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}.
event-tile-drawn = Dégât dans la zone { zone-name } : { tile-name }.
event-cubes-lost = { $system ->
    [shield] Le bouclier de la zone { zone-name } contient moins et perd { $cubes }.
   *[reactor] Le réacteur de la zone { zone-name } contient moins et perd { $cubes }.
}
event-cubes-drained = { $system ->
    [shield] { $cubes ->
        [0] { threat-name } : le bouclier de la zone { zone-name } est déjà vide.
       *[other] { threat-name } : le bouclier de la zone { zone-name } perd { $cubes }.
    }
   *[reactor] { $cubes ->
        [0] { threat-name } : le réacteur de la zone { zone-name } est déjà vide.
       *[other] { threat-name } : le réacteur de la zone { zone-name } perd { $cubes }.
    }
}
event-cubes-shorted = { $cubes ->
    [0] { threat-name } : rien ne passe du réacteur central au bouclier central.
   *[other] { threat-name } : le bouclier central prend { $cubes } au réacteur central.
}
event-threat-healed = { threat-name } répare { $amount } de ses dégâts.
event-speed-changed = { threat-name } a maintenant une vitesse de { $speed }.
event-shield-changed = { threat-name } a maintenant un blindage de { $shield }.
event-threat-revealed = { threat-name } devient visible.
event-alien-grown = { threat-name } devient adulte.
event-attacks-strengthened = { threat-name } prête 1 de puissance à toutes les autres menaces externes.
event-shields-strengthened = { threat-name } prête 1 de blindage à toutes les menaces externes.
event-others-advance = { threat-name } fait avancer de { $spaces } toutes les autres menaces externes.
event-damage-doubled = { threat-name } double tous les dégâts de la zone { zone-name }.
event-intruder-moved = { threat-name } vers : { station-name }.
event-intruder-stayed = { threat-name } : aucun déplacement.
event-rocket-destroyed = { threat-name } détruit une roquette. Roquettes restantes : { $left }.
event-fuel-lost = { threat-name } coûte une capsule de carburant. Capsules restantes : { $left }.
event-tiles-turned-lethal = Quiconque entre dans une station avec « { threat-name } » est désormais assommé.
event-rocket-flew = La roquette touchera au prochain tour.
event-computer-checked = { $passed ->
    [0] L’ordinateur n’a pas été entretenu : tout le monde à bord est retardé.
   *[other] L’ordinateur a été entretenu.
}
event-ship-destroyed = La zone { zone-name } est détruite par « { threat-name } » : il n’y a pas de septième tuile, le vaisseau est perdu.
event-mission-lost = { threat-name } commet le pire : le vaisseau est perdu.
event-ship-jumped = Le vaisseau fait le saut dans l’hyperespace. La mission est gagnée.
event-score-counted = Score { $score } : { $destroyed } pour les menaces détruites, { $survived } pour les menaces supportées, { $penalties } de pénalités, { $visual } pour les confirmations visuelles.

problem-not-an-object = on attend ici un objet entre accolades.
problem-not-a-list = on attend ici une liste entre crochets.
problem-not-a-number = on attend ici un nombre entier.
problem-not-text = on attend ici un texte entre guillemets.
problem-missing = ce champ manque.
problem-unknown-field = ce champ n’existe pas ; il y a : { $known }.
problem-crew-size = un équipage a de 1 à { $most } membres, pas { $found }.
problem-order-range = la place dans l’ordre d’équipage va de 0 à { $last } ; ce n’est pas { $found }.
problem-order-twice = quelqu’un d’autre a déjà la place { $found } dans l’ordre d’équipage.
problem-order-gap = personne n’a la place { $missing } dans l’ordre d’équipage : les places se suivent, et les androïdes ont aussi la leur.
problem-entries = un programme a { $turns } entrées, ou { $short } lors d’un test, pas { $found }.
problem-entries-differ = ce programme a { $found } entrées, un autre en a { $wanted }.
problem-two-cards = un tour a une carte ou aucune, pas { $found }.
problem-unknown-card = il n’y a pas de carte « { $found } » ; il y a : { $known }.
problem-unknown-station = il n’y a pas de station « { $found } » ; il y a : { $known }.
problem-unknown-track = les trajectoires vont de 1 à { $last } ; il n’y a pas de { $found }.
problem-unknown-threat = il n’y a pas de menace « { $found } » ; elles s’appellent comme E1-07, SE2-05, I1-01 ou SI2-05.
problem-threat-twice = { $threat } y est déjà : la boîte n’a qu’un exemplaire de chaque carte Menace.
problem-turn-range = une menace apparaît du tour 1 au tour { $last }, pas au tour { $found }.
problem-zone-missing = { $threat } est une menace externe, donc il faut sa zone : red, white ou blue.
problem-zone-unwanted = { $threat } est une menace interne et n’a pas de zone : on attend null ici.
problem-unknown-zone = il n’y a pas de zone « { $found } » ; il y a : { $known }.
problem-unknown-tile = cette zone n’a pas de tuile Dégâts « { $found } » ; il y a : { $known }.
problem-tile-twice = la tuile « { $found } » est là deux fois.
problem-tile-missing = la tuile « { $tile } » manque.
problem-option-value = les valeurs sont : { $known }.

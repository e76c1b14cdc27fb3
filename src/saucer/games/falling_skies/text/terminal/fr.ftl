# Ce que seul le dessin pour terminal dit. Les noms courts ont 9 lettres au plus.

terminal-round = Manche { $round }
terminal-sky = Ciel
terminal-base = Base
terminal-waiting = En attente à bord : { $ships }
terminal-hand = En main : { $dice }
terminal-energy = Énergie
terminal-research = Recherche
terminal-damage = Dégâts

terminal-room-aa-gun = Canon AA
terminal-room-tunnel = Tunnel
terminal-room-energy = Énergie
terminal-room-fighter = Chasseurs
terminal-room-research = Recherche
terminal-room-robot = Robots
terminal-cost = coût { $cost }

terminal-robot = { $robot ->
    [0] Robot A
   *[other] Robot B
}
terminal-column = Colonne { $column }
terminal-cell = { $cost ->
    [0] Ligne { $row } : { $room }
    [one] Ligne { $row } : { $room }, { $cost } énergie
   *[other] Ligne { $row } : { $room }, { $cost } énergies
}
terminal-dig = Ligne { $row } : creuser ({ $room })
terminal-use = { $cost ->
    [0] Utiliser { $room } en ligne { $row }, colonne { $column } : valeur { $value }
    [one] Utiliser { $room } en ligne { $row }, colonne { $column } : valeur { $value } pour { $cost } énergie
   *[other] Utiliser { $room } en ligne { $row }, colonne { $column } : valeur { $value } pour { $cost } énergies
}
terminal-first = { $effect } d’abord

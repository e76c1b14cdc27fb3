# La page où l’on résout les missions de Space Alert.

resolve-title = Le vaisseau raconte ce que vous avez fait
resolve-mode = Que faire
resolve-mode-watch = Regarder
resolve-mode-write = Saisir une mission

resolve-ready = Avant le premier tour
resolve-ready-help = Tout le monde est sur la passerelle. Appuyez sur lecture, ou sur les flèches : chaque étape dit ce qui arrive, et selon quelle règle. Appuyez sur une carte d’un programme pour voir ce qu’une autre aurait changé.
resolve-turn = Tour { $turn }
resolve-why = Ce qui arrive, et pourquoi
resolve-nothing = Rien ne se passe.
resolve-passed = Juste avant : { step-name } ; rien à faire.

resolve-transport = Le film
resolve-play = Lecture
resolve-pause = Pause
resolve-back = Une étape en arrière
resolve-on = Une étape en avant
resolve-turn-back = Au début du tour
resolve-turn-on = Au tour suivant
resolve-slider = Tour et étape

resolve-internal = À bord
resolve-plate = Construit par le moins-disant
resolve-here = { $count ->
    [0] personne ici
   *[other] ici : { $crew }
}
resolve-token = { threat-name } : position { $position }, points de vie { $hp }
resolve-station = { $station ->
    [upper_red] Station supérieure rouge
    [upper_white] Passerelle
    [upper_blue] Station supérieure bleue
    [lower_red] Station inférieure rouge
    [lower_white] Station inférieure blanche
   *[lower_blue] Station inférieure bleue
}
resolve-device = { $device ->
    [interceptors] Intercepteurs
    [computer] Ordinateur
    [bots] Robots de combat
    [windows] Hublots : confirmation visuelle
   *[rocket] Roquettes
}
resolve-tile = { $tile ->
    [heavy_laser] Canon laser lourd
    [light_laser] Canon laser léger
    [pulse_cannon] Canon à impulsion
    [shield] Bouclier
    [reactor] Réacteur
    [gravolift] Ascenseur gravitationnel
   *[structural] Dégâts structurels
}
resolve-tile-place = { resolve-tile }, piochée en numéro { $place }
resolve-fuel = Capsules de carburant
resolve-lift-broken = L’ascenseur gravitationnel est en panne : qui le prend est retardé.
resolve-cubes = { $cubes ->
    [one] { $cubes } cube sur { $room }
   *[other] { $cubes } cubes sur { $room }
}
resolve-damage = Tuiles Dégâts, zone { zone-name }
resolve-member = { crew-name }

resolve-programs = Programmes
resolve-programs-help = Appuyez sur une carte : et si ?
resolve-slot = { crew-name }, tour { $turn } : { $card }
resolve-slot-moved = { crew-name }, tour { $turn } : { $card }. Prévu : { $planned }
resolve-no-card = aucune carte
resolve-cards = Cartes
resolve-heroic-move = déplacement héroïque vers { station-name }

resolve-threats = Menaces
resolve-status = { $status ->
    [ahead] { $zone ->
        [internal] arrive au tour { $turn }, à bord
       *[other] arrive au tour { $turn }, zone { zone-name }
    }
    [present] { $zone ->
        [internal] à bord
       *[other] dans la zone { zone-name }
    }
    [destroyed] détruite
   *[survived] supportée
}
resolve-figures = points de vie { $hp }/{ $full } · blindage { $shield } · vitesse { $speed }
resolve-figures-inside = points de vie { $hp }/{ $full } · vitesse { $speed }
resolve-cryoshield = avec sa cryoprotection

resolve-ending = Comment cela a fini
resolve-won = Gagnée, avec un score de { $score }.
resolve-won-leg = Gagnée. La campagne se compte en entier.
resolve-lost = Perdue au tour { $turn }, à cause de : { threat-name }.
resolve-score = Score
resolve-none = aucune
resolve-penalty-tiles = { $tiles ->
    [one] { $tiles } tuile Dégâts
   *[other] { $tiles } tuiles Dégâts
}
resolve-penalty-worst = encore une fois celles de la zone la plus touchée : { $worst }
resolve-penalty-down = équipiers assommés, 2 chacun : { $down }
resolve-penalty-squads = escouades hors service : { $squads }
resolve-left = Il reste { $rockets ->
    [one] { $rockets } roquette
   *[other] { $rockets } roquettes
} et { $fuel ->
    [one] { $fuel } capsule de carburant
   *[other] { $fuel } capsules de carburant
}.
resolve-row-points = Points des menaces
resolve-row-visual = Confirmation visuelle
resolve-row-penalties = Pénalités
resolve-row-damage-red = Dégâts rouges
resolve-row-damage-white = Dégâts blancs
resolve-row-damage-blue = Dégâts bleus
resolve-row-knocked-out = Équipiers assommés
resolve-row-squads = Escouades hors service
resolve-row-destroyed = Menaces détruites
resolve-row-survived = Menaces supportées
resolve-row-rockets = Roquettes restantes
resolve-row-fuel = Carburant restant

resolve-what-if = Et si ?
resolve-what-if-help = Choisissez une autre carte et voyez aussitôt comment la mission aurait fini.
resolve-planned = { crew-name }, tour { $turn }. Prévu : { $card }
resolve-before = Comme c’était :
resolve-after = Avec cette carte :
resolve-no-difference = À part cela, rien dans le résultat n’aurait changé.
resolve-keep = Garder le changement
resolve-drop = L’abandonner

resolve-crew = Équipage
resolve-crew-size = Nombre d’équipiers
resolve-length = Durée de la mission
resolve-turns = { $count ->
    [7] 7 tours (test)
   *[other] { $count } tours
}
resolve-tap-help = Appuyez sur une case, puis sur des cartes l’une après l’autre.
resolve-keys-help = Ou tapez : A, B, C, O robots de combat, R flèche rouge, U flèche bleue, L ascenseur, avec Maj les A, B et O héroïques, 1 à 6 un déplacement héroïque, - rien. Flèches et retour arrière pour circuler.
resolve-tracks = Trajectoires
resolve-track = { $zone ->
    [internal] Trajectoire interne
   *[other] Trajectoire de la zone { zone-name }
}
resolve-on-turn = Tour
resolve-zone = Zone
resolve-inside = à bord
resolve-remove = Retirer { threat-name }
resolve-no-threats = Pas encore de menace : un vol tranquille.
resolve-search = Ajouter une menace
resolve-search-example = nom ou numéro, comme E1-07
resolve-none-found = Aucune menace ne s’appelle ainsi.
resolve-more = Plus : dégâts, graine, règles douteuses
resolve-initial-damage = Dégâts d’une mission précédente
resolve-initial-damage-help = Les tuiles qui sont là dès le début.
resolve-damage-order = Ordre des tuiles Dégâts
resolve-damage-order-help = Appuyez sur les six d’une zone dans l’ordre où vous les avez piochées. Une zone sans aucune est mélangée par la graine.
resolve-seed = Graine
resolve-seed-help = Mélange les tuiles Dégâts dont l’ordre n’est pas donné.
resolve-options = Comment lire les passages douteux
resolve-options-figures = Chiffres de cartes sur lesquels les sources diffèrent
resolve-options-figures-help = Les valeurs habituelles sont celles des cartes.
resolve-yes = Oui
resolve-no = Non
resolve-watch = Résoudre et regarder

resolve-files = Missions
resolve-samples = Une de nos missions
resolve-sample = Montrer une de nos missions
resolve-choose = choisir…
resolve-blank = Partir de zéro
resolve-json = JSON
resolve-load = Charger un fichier
resolve-save = Enregistrer
resolve-link = Copier un lien
resolve-link-copied = Le lien est copié.
resolve-link-there = L’adresse de cette page contient maintenant la mission : copiez-la.
resolve-take = Prendre cette mission
resolve-no-json = Ceci n’est pas du JSON.
resolve-problem-at = { $field } : { $problem }
refusal-bad-link = Ce lien ne contient pas de mission : une partie a dû se perdre.

# Les mots dont seul le plateau du navigateur a besoin.

mars-field = Le champ de bataille
mars-tray = Ce que vous pouvez faire
mars-sides = Les deux camps
mars-hand = Vos cartes
mars-hand-empty = Aucune carte en main.
mars-turn-cards = Retourner les cartes
mars-tests = Les tests à venir
mars-rolls = Les derniers dés
mars-waiting = En attente au bord du champ
mars-sets = { $seat ->
    [0] Soutiens des Martiens
   *[other] Soutiens des humains
}
mars-round = { $deck ->
    [one] Round { $round } · une carte dans la pioche
   *[other] Round { $round } · { $deck } cartes dans la pioche
}
mars-round-none = Déploiement
mars-back = Retour
mars-seconds = { $seconds ->
    [one] Encore { $seconds } seconde pour répondre.
   *[other] Encore { $seconds } secondes pour répondre.
}
mars-time-other = secondes à l’autre pour répondre
mars-time-left = secondes pour répondre ; ensuite, c’est non
mars-goes-on = Dire non tout seul quand je n’ai pas de carte qui convient
mars-goes-on-among-bots = Le non vient en moins de deux secondes. Un bot n’apprend rien d’une attente ; contre une personne et sans limite de temps, vous le dites vous-même.
mars-goes-on-any-time = Le non vient à un moment quelconque du temps accordé : l’attente ne dit rien de votre main.

mars-prompt-first = À vous : activez une figurine ou jouez une carte.
mars-prompt-after-card = Activez maintenant une figurine.
mars-prompt-second = Activez une deuxième figurine, jouez une carte ou terminez votre tour.
mars-prompt-cards-only = Toutes vos figurines ont agi : jouez des cartes ou passez.

mars-you = vous
mars-points = { $points ->
    [one] { $points } point de victoire sur { $goal }.
   *[other] { $points } points de victoire sur { $goal }.
}
mars-hand-size = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
mars-taken = { $seat ->
    [0] { $taken ->
        [one] { $taken } créature
       *[other] { $taken } créatures
    }
   *[other] { $taken ->
        [one] { $taken } artefact
       *[other] { $taken } artefacts
    }
}
mars-able = { $able ->
    [0] tous ont agi
   *[other] { $able } à activer
}
mars-passed = a passé
mars-set-level = Niveau { $level }.

mars-stats = Tir { $shoot }+, Corps à corps { $fight }+, Résistance { $survive }+, portée { $range }.
mars-armour = Blindé.

mars-hint-dice = On va lancer des dés. Les chances ne comptent pas les cartes.
mars-hint-how = Comment ?
mars-hint-turn = Choisissez une de vos figurines au bord blanc, ou une carte éclairée.
mars-hint-follow = Choisissez qui agit ensuite, ou qui appeler.
mars-hint-enter = Choisissez par où elle entre : une case pleine, ou en tirets pour un deuxième pas.
mars-hint-model = Choisissez une case où aller (en tirets : deux pas) ou un ennemi à attaquer. Les cases sombres sont hors de vue, les hachurées à demi cachées.
mars-hint-model-alone = Choisissez une case où aller (en tirets : deux pas). Personne n’est à sa portée. Les cases sombres lui sont cachées.
mars-hint-acting = Choisissez un ennemi à attaquer ou une case où aller.
mars-hint-moving = Choisissez une case où aller, ou terminez.
mars-hint-must-move = Choisissez une case éclairée où aller.
mars-hint-late = Choisissez une case où courir pour un point d’héroïsme, ou restez.
mars-hint-window = Utilisez une carte avant les dés, ou aucune.
mars-hint-window-none = Vous n’avez pas de carte qui convient.
mars-hint-luck = { $name } va mourir : sauvez cette figurine avec la carte, ou non.
mars-hint-luck-none = { $name } va mourir, et vous n’avez pas de carte pour l’éviter.
mars-hint-jam = Les Martiens emploient « { half-name } » : enrayez ce soutien avec la carte, ou non.
mars-hint-jam-none = Les Martiens emploient « { half-name } », et vous n’avez pas de carte contre ce soutien.
mars-hint-deploy = Choisissez une case éclairée pour la figurine suivante.
mars-hint-authority = Qui use d’Autorité commence le round.
mars-hint-opponent = Choisissez qui est attaqué.
mars-hint-defence = { $name } attaque. En Corps à corps vous pouvez tuer l’attaquant ; en Résistance vous survivez seulement.
mars-hint-aim = Choisissez une case ; vous confirmez avant la frappe.
mars-hint-refresh = Touchez les cartes à défausser, puis piochez jusqu’à quatre.
mars-hint-car = La voiture vole le long d’une ligne tirée au dé.
mars-hint-insect = Choisissez qui l’insecte attaque.
mars-hint-dealer = Les dés roulent.
mars-hint-over = La bataille est finie.
mars-hint-card-square = { half-name } : choisissez une case.
mars-hint-card-model = { half-name } : choisissez une figurine.
mars-hint-card-set = { half-name } : choisissez un soutien.

mars-do-move = { $manner ->
    [0] Aller ligne { $row }, colonne { $column }
    [1] Aller ligne { $row }, colonne { $column } pour un point d’héroïsme
   *[other] Courir ligne { $row }, colonne { $column } pour un point d’héroïsme
}
mars-do-charge = { $manner ->
    [0] Charger { $name }
   *[other] Charger { $name } pour un point d’héroïsme
}
mars-do-enter = Entrer ligne { $row }, colonne { $column }
mars-do-shoot = { $manner ->
    [0] Tirer sur { $name }
    [1] Viser { $name } et tirer, sans bouger
   *[other] Tirer sur { $name } pour un point d’héroïsme
}
mars-do-fight = { $heroic ->
    [0] Combattre
   *[other] Combattre pour un point d’héroïsme
}
mars-do-fight-one = Combattre { $name }
mars-do-leave = { $manner ->
    [0] Quitter le plateau pour { $points } points
   *[other] Quitter le plateau pour { $points } points, contre un point d’héroïsme
}
mars-do-activate = Activer { $name }
mars-do-stand = Se relever
mars-do-follow = Appeler les autres : suivez-moi !
mars-do-authority = Autorité : { $name } commence
mars-do-choose = { $name }
mars-do-name = Appeler { $name }
mars-do-charm = Distraire { $name }
mars-do-sneak = { $name } ligne { $row }, colonne { $column }
mars-do-return = Revenir ligne { $row }, colonne { $column }
mars-do-return-charge = Revenir et attaquer { $name }
mars-do-quarrel = { $name } et { $other } se disputent
mars-do-aim-row = { $direction ->
    [0] Le long de la ligne { $along }, vers la droite
    [1] Le long de la ligne { $along }, vers la gauche
   *[other] Le long de la ligne { $along }
}
mars-do-aim-column = { $direction ->
    [0] Le long de la colonne { $along }, vers le bas
    [1] Le long de la colonne { $along }, vers le haut
   *[other] Le long de la colonne { $along }
}
mars-do-aim-at = { $direction ->
    [0] Ligne { $row }, colonne { $column }, et vers le haut
    [1] Ligne { $row }, colonne { $column }, et vers la droite
    [2] Ligne { $row }, colonne { $column }, et vers le bas
    [3] Ligne { $row }, colonne { $column }, et vers la gauche
   *[other] Frapper ligne { $row }, colonne { $column }
}
mars-do-fire = Activer { half-name } au niveau { $level }
mars-do-control = Prendre le contrôle : { half-name }
mars-do-jam = Enrayer : { half-name }
mars-do-use = { half-name } pour { $name }, { stat-name }
mars-do-save = La sauver : { half-name }
mars-do-lay = Poser { half-name }
mars-do-discard = Défausser { half-name }
mars-do-defend = { $stat ->
    [fight] Rendre les coups
   *[other] Survivre seulement
}
mars-do-drive = { $leftwards ->
    [0] De gauche à droite
   *[other] De droite à gauche
}
mars-do-stop = Terminer avec cette figurine
mars-do-end-turn = Terminer le tour
mars-do-pass = Passer pour ce round
mars-do-decline = Non
mars-do-keep = Garder le reste et piocher

mars-odds-shot = { $dice ->
    [one] Un dé : tue à { $kill } %.
   *[other] { $dice } dés : tue à { $kill } %.
}
mars-odds-shot-panic = { $dice ->
    [one] Un dé : tue à { $kill } %, sauvé par le blindage et paniqué à { $panic } %.
   *[other] { $dice } dés : tue à { $kill } %, sauvé par le blindage et paniqué à { $panic } %.
}
mars-odds-fights = { $dice } dés ; s’il rend les coups : tue à { $kill } %, vous mourez à { $loss } %.
mars-odds-survives = { $dice } dés ; s’il survit seulement : tue à { $kill } %.
mars-odds-defend-fight = Vous mourez à { $kill } %, l’attaquant à { $loss } %.
mars-odds-defend-survive = Vous mourez à { $kill } %.
mars-odds-untold = C’est parti dès que vous confirmez.
mars-hit = { $support ->
    [paralysis_ray] { $name } : paralysé à { $kill } %.
    [suppressing_fire] { $name } : paniqué à { $kill } %.
   *[other] { $panic ->
        [0] { $name } : tué à { $kill } %.
       *[other] { $name } : tué à { $kill } %, sauvé par le blindage et paniqué à { $panic } %.
    }
}
mars-hit-nobody = Personne ne s’y trouve.
mars-stake = { $panic ->
    [0] { $name } : tué à { $kill } %.
   *[other] { $name } : tué à { $kill } %, sauvé par le blindage et paniqué à { $panic } %.
}
mars-stake-fights = { $name } : tué à { $kill } % ; l’attaquant : tué à { $loss } %.

mars-test = { $name } : { stat-name } { $need }+ avec { $dice } dés
mars-test-other = { stat-name } { $need }+ avec { $dice } dés
mars-roll = { $name } : { stat-name } { $need }+
mars-roll-other = { $need ->
    [0] { stat-name }
   *[other] { stat-name } { $need }+
}
mars-hits = { $hits ->
    [one] { $hits } succès
   *[other] { $hits } succès
}
mars-dice-show = Les dés montrent { $values }.

mars-say-square = Ligne { $row }, colonne { $column }.
mars-say-model = { $name }.
mars-say-panicked = En panique.
mars-say-active = Agit en ce moment.
mars-say-marked = A agi.
mars-say-heroics = { $points ->
    [one] { $points } point d’héroïsme.
   *[other] { $points } points d’héroïsme.
}
mars-say-covered = Un pion caché.
mars-say-artefact = Un artefact.
mars-say-critter = Une créature.
mars-say-civilian = Un civil.
mars-say-herd = Le troupeau en feu.
mars-say-insect = L’insecte géant.
mars-say-hideout = Une cachette.
mars-say-car = Une épave de voiture.
mars-say-high = Mur haut : { $sides }.
mars-say-low = Mur bas : { $sides }.
mars-side-north = nord
mars-side-east = est
mars-side-south = sud
mars-side-west = ouest
mars-sight-clear = Bien en vue.
mars-sight-partial = En partie visible.
mars-sight-none = Hors de vue.
mars-answers-square = Peut être choisie.
mars-answers-far = Accessible en deux pas.
mars-answers-target = Peut être attaqué : tué à { $chance } %.
mars-answers-model = Peut être choisi.
mars-answers-own = Peut agir.

mars-burst-killed = SPLATCH !
mars-burst-armour = CLANG !
mars-burst-missed = RATÉ
mars-burst-panic = AAAH !
mars-burst-boom = BOUM !
mars-burst-crash = CRAC !
mars-burst-fight = PAF !
mars-burst-saved = OUF !
mars-burst-frozen = BZZT !
mars-burst-buzz = BZZZ !

mars-figure-rounds = Rounds
mars-statistic-points = Points de victoire
mars-statistic-kills = Figurines tuées
mars-statistic-left = Figurines restantes
mars-statistic-counters = Pions pris
mars-statistic-shots = Tirs
mars-statistic-fights = Combats engagés
mars-statistic-eights = Dés qui ont explosé
mars-statistic-panics = Figurines paniquées
mars-statistic-cards = Cartes jouées

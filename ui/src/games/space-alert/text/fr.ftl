# Ce que dit le plateau de la mission en direct.

sa-android = Androïde { $number }
sa-role = { $role ->
    [captain] Capitaine
    [communications] Officier des communications
   *[security] Chef de la sécurité
}
sa-phase = { $phase ->
    [1] Première phase
    [2] Deuxième phase
   *[other] Troisième phase
}
sa-left = restant

sa-prompt-gathering = Partagez-vous les rôles, puis dites que vous êtes prêts.
sa-prompt-ready = Vous êtes prêt. La mission commence quand tout le monde l’est.
sa-prompt-dealing = Les cartes sont distribuées.
sa-prompt-planning = { $phase ->
    [1] Planifiez les tours 1 à 3 : choisissez une moitié de carte, puis un emplacement.
    [2] Planifiez les tours 4 à 7 : choisissez une moitié de carte, puis un emplacement.
    [3] Planifiez les tours 8 à 12 : choisissez une moitié de carte, puis un emplacement.
   *[other] Votre plan est fini. Le vaisseau racontera bientôt ce que vous avez fait.
}
sa-prompt-lesson = Atteignez le but : choisissez une moitié de carte, puis un emplacement.
sa-prompt-silent = Les communications sont coupées : plus un mot, et continuez à planifier.
sa-prompt-transfer = Transfert de données : vous pouvez donner une carte à quelqu’un.
sa-prompt-captain = La résolution : vous avez les commandes.
sa-prompt-resolving = La résolution : le capitaine a les commandes.
sa-prompt-levels = Encore une mission ? Chacun propose ; la proposition la plus prudente l’emporte.
sa-prompt-repairing = { $mine ->
    [1] À vous de réparer quelque chose.
   *[other] À vous de décider ce que répare l’androïde.
}
sa-prompt-placing = Il reste une escouade de robots : choisissez d’où elle part.
sa-prompt-over = La mission est finie.

sa-ignored = Il ne concerne pas un équipage de quatre.
sa-zone = { $zone ->
    [red] rouge
    [white] blanche
   *[blue] bleue
}

sa-quiet = Rien n’a encore été annoncé.
sa-window-left = { $seconds ->
    [one] Encore { $seconds } seconde pour donner une carte
   *[other] Encore { $seconds } secondes pour donner une carte
}
sa-silent = Ni discussion, ni signaux, ni schéma commun
sa-voice = Les annonces sont dites à voix haute
sa-voice-none = Ce navigateur n’a pas de voix pour cette langue : les annonces sont seulement écrites.
sa-music = Musique de fond
sa-journal = Ce qui a été annoncé

sa-tabs = Parties de l’écran
sa-tab-ship = Vaisseau
sa-tab-board = Mon plan
sa-tab-crew = Équipage

sa-gathering = L’équipage se réunit
sa-gathering-help = { $solo ->
    [1] { $clock ->
        [1] Vous planifiez pour quatre androïdes, toutes les cartes étalées. Le temps court dès que vous êtes prêt.
       *[other] Vous planifiez pour quatre androïdes, toutes les cartes étalées et sans chronomètre.
    }
   *[other] { $clock ->
        [1] Le capitaine agit d’abord, puis les autres dans cet ordre. Quand tous sont prêts, le temps court. Un transfert de données dure { $transfer } secondes.
       *[other] Le capitaine agit d’abord, puis les autres dans cet ordre. Sans chronomètre : l’annonce suivante vient quand tous la veulent.
    }
}
sa-gathering-mission = Mission { $mission }, sur { $of } au plus.
sa-gathering-ship = Le vaisseau au départ
sa-take-role = Prendre un rôle :
sa-earlier = { $name } agit une place plus tôt
sa-later = { $name } agit une place plus tard
sa-ready = Prêt au départ
sa-not-ready = Attendez, pas encore
sa-ready-wait = Les autres ne sont pas encore prêts.
sa-ready-yes = prêt
sa-ready-no = pas encore prêt
sa-tracks-later = Les pistes et les cartes sont tirées au départ.

sa-desk-title = Votre plan
sa-desk = Choisissez la moitié de carte qui doit compter, puis un emplacement. Une carte posée peut être déplacée, tournée et reprise jusqu’à la fin de sa phase.
sa-desk-solo = Choisissez une moitié de carte, puis un emplacement d’un androïde. Tout peut changer jusqu’à la fin de la phase.
sa-desk-where = { $card } : à quel endroit ?
sa-desk-full = { $card } : aucun emplacement libre.
sa-desk-moved = La carte du tour { $turn } : choisissez un autre emplacement, tournez-la ou reprenez-la.
sa-desk-waits = Vous attendez les autres.
sa-turn-card = La tourner
sa-take-back = La reprendre
sa-go-on = Annonce suivante
sa-go-on-lesson = Fini, continuer
sa-tell = Dire mes cartes
sa-next-packet = Paquet suivant
sa-next-packet-sure = { $phase ->
    [1] Sûr ? Les tours 1 à 3 seront bloqués
    [2] Sûr ? Les tours 4 à 7 seront bloqués
   *[other] Sûr ? Tout sera bloqué
}
sa-stop = Finir les opérations maintenant ({ $wanted } sur { $of })
sa-hand = Votre main
sa-pile = Toutes les cartes, étalées
sa-hand-empty = Aucune carte en main.
sa-hand-half = { $count ->
    [one] { $card } ; l’autre moitié : { $other }
   *[other] { $card } ; l’autre moitié : { $other } ; { $count } exemplaires
}
sa-slot = { $lit ->
    [1] { $owner }, tour { $turn } : { $card }. Ce qui est choisi peut aller ici.
   *[other] { $locked ->
        [1] { $owner }, tour { $turn } : { $card }, bloqué
       *[other] { $owner }, tour { $turn } : { $card }
    }
}
sa-slot-empty = vide
sa-slot-back = { $shows ->
    [action] une action, face cachée
   *[movement] un déplacement, face cachée
}
sa-board-of = Plan d’action : { $owner }
sa-others = Les autres
sa-people = L’équipage
sa-androids = Androïdes
sa-heroic-of = Carte héroïque : { $owner }
sa-crew-stand = { $phase ->
    [4] terminé
   *[other] { $cards ->
        [one] phase { $phase }, { $cards } carte en main
       *[other] phase { $phase }, { $cards } cartes en main
    }
}
sa-told = dit ses cartes.
sa-told-hand = En main :
sa-told-card = { $count ->
    [one] { $card } ou { $other }
   *[other] { $count } fois { $card } ou { $other }
}

sa-transfer = Transfert de données
sa-transfer-what = Transfert de données : choisissez dans votre main une carte à donner, sauf les héroïques.
sa-transfer-whom = Donner « { $card } ou { $other } » à qui ?
sa-gift = { $name } vous a donné « { $card } ou { $other } ».
sa-gift-from = Carte donnée : { $name }
sa-transfer-given = Vous avez donné une carte. C’est tout ce que vous pouvez donner.

sa-threats = Menaces annoncées
sa-threats-none = Aucune pour le moment.
sa-threat-where = { $serious ->
    [1] { $zone ->
        [internal] sérieuse, à bord
       *[other] sérieuse, zone { sa-zone }
    }
   *[other] { $zone ->
        [internal] à bord
       *[other] zone { sa-zone }
    }
}
sa-threat-figures = points de vie { $hp } · blindage { $shield } · vitesse { $speed }
sa-threat-figures-inside = points de vie { $hp } · vitesse { $speed }
sa-threat-figures-rockets = points de vie : roquettes restantes · vitesse { $speed }
sa-lane = { $zone ->
    [internal] Menaces à bord
   *[other] Menaces de la zone { sa-zone }
}
sa-lane-threat = T+{ $turn } { threat-name } : lire sa carte

sa-ship = Le vaisseau au départ, pour planifier
sa-station = { $noted ->
    [0] { resolve-station }
   *[other] { resolve-station }. Note : { $note }
}
sa-sketch = À qui est ce schéma
sa-sketch-shared = Notre schéma
sa-sketch-own = Mon schéma
sa-sketch-clear = Tout remettre en place
sa-sketch-help = Touchez une station pour y déplacer figurines et cubes. Cela ne change rien au jeu.
sa-sketch-silent = Communications coupées : ceci est votre propre schéma.
sa-sketch-figures = Placer ici :
sa-sketch-put = Placer ici : { $name }
sa-sketch-cubes = { $system ->
    [shield] Énergie du bouclier : { $cubes }
   *[reactor] Énergie du réacteur : { $cubes }
}
sa-sketch-close = Fermer
sa-sketch-less = Un cube de moins
sa-sketch-more = Un cube de plus
sa-doubled = Une mission précédente a laissé un dégât structurel : ici, chaque point compte double.
sa-ping = Montrer du doigt
sa-pinged = { $name } : regardez ici !
sa-note = Note

resolve-ready-help = Tout le monde est sur la passerelle. Le capitaine laisse le vaisseau raconter, pas à pas, ce qui s’est passé et par quelle règle. Touchez une carte d’un programme pour revoir son moment.
sa-captain-steers = Aux commandes : { $name }. Revenez en arrière comme il vous plaît.
sa-advance-beat = Un pas
sa-advance-turn = Un tour
sa-advance-end = Jusqu’à la fin
sa-follow = Revenir à maintenant
sa-what-if = Et si ? Changez des cartes de cette mission sur la page de la résolution.
sa-deeds = Qui a fait quoi
sa-deed-fired = Tirs
sa-deed-energy = Énergie déplacée
sa-deed-repaired = Réparations
sa-deed-fought = Combats de robots
sa-deed-moved = Trajets
sa-deed-delayed = Retards
sa-deed-idle = En vain

sa-logbook = Journal de bord
sa-log-lines = Missions accomplies
sa-log-ours = Une mission à nous
sa-log-mission = Mission
sa-log-common = Communes
sa-log-serious = Sérieuses
sa-log-survived = Supportées
sa-log-destroyed = Détruites
sa-log-penalties = Pénalités
sa-log-visual = Visuel
sa-log-total = Total
sa-log-campaign = Toute la campagne
sa-log-lost = Le vaisseau est perdu : { threat-name }

sa-break = Entre deux missions
sa-break-stand = La mission { $mission }, sur { $of } au plus, est derrière vous.
sa-break-levels = S’arrêter là, ou continuer ? Avec quelles menaces ?
sa-break-repairs = Une réparation chacun, dans l’ordre de l’équipage. Maintenant :
sa-level-white = faciles
sa-level-yellow = difficiles
sa-level-mixed = mêlées
sa-propose-on = Proposer de continuer
sa-propose-stop = Proposer d’arrêter
sa-propose-wait = Tout le monde n’a pas encore proposé quelque chose.
sa-proposed = { $common ->
    [white] { $serious ->
        [white] { $name } veut continuer : menaces communes faciles, sérieuses faciles.
        [yellow] { $name } veut continuer : menaces communes faciles, sérieuses difficiles.
       *[mixed] { $name } veut continuer : menaces communes faciles, sérieuses mêlées.
    }
    [yellow] { $serious ->
        [white] { $name } veut continuer : menaces communes difficiles, sérieuses faciles.
        [yellow] { $name } veut continuer : menaces communes difficiles, sérieuses difficiles.
       *[mixed] { $name } veut continuer : menaces communes difficiles, sérieuses mêlées.
    }
   *[mixed] { $serious ->
        [white] { $name } veut continuer : menaces communes mêlées, sérieuses faciles.
        [yellow] { $name } veut continuer : menaces communes mêlées, sérieuses difficiles.
       *[mixed] { $name } veut continuer : menaces communes mêlées, sérieuses mêlées.
    }
}
sa-proposed-stop = { $name } veut s’arrêter là.
sa-break-placing = Il reste une escouade de robots. Le capitaine choisit d’où elle part.
sa-zone-title = { $zone ->
    [red] Zone rouge
    [white] Zone blanche
   *[blue] Zone bleue
}
sa-damage-none = Aucun dégât
sa-damage-enough = Deux réparations par zone, pas plus.
sa-damage-squads = { $squads ->
    [one] Une escouade de robots est hors service.
   *[other] Les deux escouades de robots sont hors service.
}
sa-repair-nothing = Ne rien réparer
sa-repair-squad = Réparer une escouade de robots
sa-repair-tile = Réparer dans la zone { sa-zone } : { tile-name }
sa-place-squad = La seule escouade part de : { station-name }

sa-lesson = Leçon
sa-lesson-goal = But :
sa-lesson-hint = Indice ({ $shown } sur { $of })
sa-lesson-met = But atteint !
sa-lesson-missed = But manqué. Essayez encore.

end-harder = { $kind ->
    [lesson] Leçon suivante
   *[other] Menaces plus difficiles
}
sa-figure-score = Score
sa-figure-missions = Missions menées
sa-figure-destroyed = Menaces détruites
sa-figure-survived = Menaces supportées
sa-figure-damage = Tuiles de dégâts
sa-figure-down = Assommés
sa-figure-visual = Confirmation visuelle

sa-level-said = { $kind ->
    [test_run] Vol d’essai { $number }
    [simulation] Simulation { $number }
    [advanced_simulation] Simulation avancée { $number }
    [mission] Mission { $number }
    [lesson] Leçon { $number }
    [generated] Une mission inédite
   *[other] { $clock ->
        [0] Sans chronomètre
       *[other] Une mission au hasard
    }
}

sa-key-enter = Entrée
sa-key-space = Espace

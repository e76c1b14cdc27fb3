# Le formulaire d’une mission en direct.

sa-new-intro = Dix minutes pendant lesquelles une voix annonce ce qui attaque le vaisseau et chacun planifie douze tours avec des cartes ; puis le vaisseau raconte, pas à pas, ce que vous avez vraiment fait.
sa-new-preset = Quel genre de soirée
sa-new-first = Premier vol
sa-new-first-help = Une simulation avec des menaces externes seulement, des faciles.
sa-new-mission = Une mission
sa-new-mission-help = Une des huit missions, au hasard. Personne ne sait ce qui vient.
sa-new-campaign = Exploration
sa-new-campaign-help = Jusqu’à trois missions avec le même vaisseau. Ce qui casse reste cassé, et les réparations sont rares.
sa-new-lessons = Entraînement : de courtes leçons sans chronomètre
sa-new-lessons-help = Une seule chose chacune, seul, avec un but et des indices. Une leçon commence dès que vous la choisissez.
sa-new-details = Tout choisir
sa-new-timeline = Mission
sa-new-random = Une des missions 1 à 8, au hasard
sa-new-generated = Une mission inédite, faite par la maison
sa-new-series = { $series ->
    [test_run] Vols d’essai (7 tours)
    [simulation] Simulations
    [advanced_simulation] Simulations avancées
   *[mission] Missions
}
sa-new-seed = Numéro de la mission inédite
sa-new-common = Menaces simples
sa-new-common-help = Les faciles sont les cartes blanches, les difficiles les jaunes.
sa-new-serious = Menaces sérieuses
sa-new-serious-help = Une menace sérieuse compte comme deux simples.
sa-new-crew = Équipage
sa-new-crew-help = Des androïdes complètent l’équipage. À cinq, les rapports non confirmés comptent aussi. Seul, vous dirigez quatre androïdes.
sa-new-missions = Missions à la suite
sa-new-missions-help = Plus d’une fait une campagne d’exploration.
sa-new-transfer_seconds = Transfert de données
sa-new-transfer_seconds-help = Combien de temps on peut donner une carte avant le bip.
sa-new-clock = Chronomètre
sa-new-clock-help = Sans chronomètre, l’annonce suivante vient quand tous la veulent.
sa-new-five_crew_deal = Cartes d’un équipage de cinq avec androïdes
sa-new-five_crew_deal-help = Comme dit la règle, ou comme pour si peu de personnes et une de plus.
sa-new-box = Vous avez la boîte sur votre table ?
sa-new-announcer = L’annonceur fait la voix pour elle.
sa-new-apart = Tous planifient en même temps, chacun avec sa main : à chacun son écran.
sa-choice-common = { $value ->
    [white] Faciles
    [yellow] Difficiles
   *[mixed] Mêlées
}
sa-choice-serious = { $value ->
    [white] Faciles
    [yellow] Difficiles
   *[mixed] Mêlées
}
sa-choice-crew = { $value ->
    [4] Quatre
   *[5] Cinq
}
sa-choice-missions = { $value ->
    [1] Une
    [2] Deux
   *[3] Trois
}
sa-choice-transfer_seconds = { $value } s
sa-choice-clock = { $value ->
    [true] Il tourne
   *[false] Aucun
}
sa-choice-five_crew_deal = { $value ->
    [literal] Comme imprimé
   *[generous] Généreux
}
bot-crew = Équipier

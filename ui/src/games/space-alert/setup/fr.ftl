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
sa-new-readings = Lectures des règles
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
sa-new-box = Vous avez la boîte sur votre table ?
sa-new-announcer = L’annonceur fait la voix pour elle.
sa-new-apart = Tous planifient en même temps, chacun avec sa main : à chacun son écran.
bot-crew = Équipier

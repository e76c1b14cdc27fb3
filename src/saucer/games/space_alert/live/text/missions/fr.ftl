# Les chronologies et les leçons : leurs noms, et à quoi elles servent. Tous les mots sont de nous.

mission-test-run-1 = Vol d’essai 1
mission-test-run-1-about = Sept tours et trois menaces communes, pour faire connaissance avec le vaisseau.
mission-test-run-2 = Vol d’essai 2
mission-test-run-2-about = Sept tours et trois menaces communes, dont la dernière est annoncée tard.
mission-simulation-1 = Simulation 1
mission-simulation-1-about = Les douze tours, des menaces externes seulement, dont deux sérieuses.
mission-simulation-2 = Simulation 2
mission-simulation-2-about = Les douze tours, des menaces externes seulement, et trois pannes de communication.
mission-simulation-3 = Simulation 3
mission-simulation-3-about = Les douze tours, des menaces externes seulement : nombreuses, mais presque toutes communes.
mission-advanced-simulation-1 = Simulation avancée 1
mission-advanced-simulation-1-about = Des menaces internes s’y ajoutent : deux communes.
mission-advanced-simulation-2 = Simulation avancée 2
mission-advanced-simulation-2-about = Des menaces internes s’y ajoutent : une sérieuse, au milieu de tout le reste.
mission-advanced-simulation-3 = Simulation avancée 3
mission-advanced-simulation-3-about = Des menaces internes s’y ajoutent : une commune et une sérieuse.
mission-mission-1 = Mission 1
mission-mission-1-about = Pour de vrai : deux menaces externes sérieuses, deux menaces internes communes.
mission-mission-2 = Mission 2
mission-mission-2-about = Pour de vrai : beaucoup de menaces communes, et une sérieuse à bord.
mission-mission-3 = Mission 3
mission-mission-3-about = Pour de vrai : tout commence à bord, et les menaces sérieuses viennent tard.
mission-mission-4 = Mission 4
mission-mission-4-about = Pour de vrai : peu de menaces, dont trois sérieuses, et peu de temps.
mission-mission-5 = Mission 5
mission-mission-5-about = Pour de vrai : deux menaces sérieuses dès le début, l’une dehors, l’autre à bord.
mission-mission-6 = Mission 6
mission-mission-6-about = Pour de vrai : sept menaces, dont trois en un peu plus d’une minute.
mission-mission-7 = Mission 7
mission-mission-7-about = Pour de vrai : un début difficile, et des communications qui tombent encore et encore à la fin.
mission-mission-8 = Mission 8
mission-mission-8-about = Pour de vrai : trois menaces externes sérieuses et la première phase la plus courte de toutes.
mission-random = Une mission au hasard
mission-random-about = L’une des huit missions ; on apprend laquelle quand elle est finie.
mission-generated = Mission générée { $seed }
mission-generated-about = Une mission à nous, faite par le programme : aussi lourde que celles de la boîte, et toujours la même pour un même numéro.

announcement-mission-begun = Tout le monde sur la passerelle ! La mission commence par la phase 1.
announcement-threat = { $serious ->
    [1] Temps T+{ $turn }. Menace sérieuse. Zone { zone-said }.
   *[0] Temps T+{ $turn }. Menace. Zone { zone-said }.
}
announcement-internal-threat = { $serious ->
    [1] Temps T+{ $turn }. Menace interne sérieuse.
   *[0] Temps T+{ $turn }. Menace interne.
}
announcement-unconfirmed-threat = { $serious ->
    [1] Rapport non confirmé. Temps T+{ $turn }. Menace sérieuse. Zone { zone-said }.
   *[0] Rapport non confirmé. Temps T+{ $turn }. Menace. Zone { zone-said }.
}
announcement-unconfirmed-internal-threat = { $serious ->
    [1] Rapport non confirmé. Temps T+{ $turn }. Menace interne sérieuse.
   *[0] Rapport non confirmé. Temps T+{ $turn }. Menace interne.
}
announcement-data-incoming = Données entrantes.
announcement-transfer-opened = { $seconds ->
    [0] Transfert de données, jusqu’à la prochaine annonce.
   *[other] Transfert de données. { $seconds } secondes avant le bip.
}
announcement-transfer-closed = Transfert de données terminé.
announcement-communications-lost = Communications en panne.
announcement-communications-restored = Communications rétablies.
announcement-phase-warning = { $seconds ->
    [0] { $next ->
        [0] La phase { $phase } se terminera bientôt.
       *[other] La phase { $phase } se termine à la prochaine annonce.
    }
    [60] La phase { $phase } se termine dans une minute.
    [5] La phase { $phase } se termine dans cinq, quatre, trois, deux, un.
   *[other] La phase { $phase } se termine dans { $seconds } secondes.
}
announcement-operations-warning = { $seconds ->
    [0] { $next ->
        [0] Les opérations se termineront bientôt. Dès maintenant, l’équipage peut s’arrêter.
       *[other] Les opérations se terminent à la prochaine annonce.
    }
    [60] Les opérations se terminent dans une minute.
    [5] Les opérations se terminent dans cinq, quatre, trois, deux, un.
   *[other] Les opérations se terminent dans { $seconds } secondes.
}
announcement-phase-ended = { $phase ->
    [1] La phase 1 est finie. La phase 2 commence.
   *[other] La phase 2 est finie. La phase 3 commence.
}
announcement-mission-complete = Les opérations sont finies. Mission accomplie : le vaisseau fait le saut dans l’hyperespace.
zone-said = { $zone ->
    [red] rouge
    [white] blanche
   *[blue] bleue
}

mission-times = { $turns } tours ; les phases se terminent à { $ends }.
mission-budget = Menaces : { $points } points. Données entrantes : { $data }. Transferts de données : { $transfers }. Secondes sans communications : { $silent }.
mission-estimate = { $missions ->
    [one] Le planificateur, avec { $crew } figurines et un tirage de menaces, de trajectoires et de cartes : le vaisseau survit à { $percent } % (erreur type { $error }).
   *[other] Le planificateur, avec { $crew } figurines et { $missions } tirages de menaces, de trajectoires et de cartes : le vaisseau survit à { $percent } % (erreur type { $error }).
}
mission-estimate-score = Score moyen quand il survit : { $score }.
mission-estimate-no-score = Il n’a jamais survécu : il n’y a pas de score.

lesson-1 = Tirer
lesson-1-learn = Toutes les figurines commencent sur la passerelle. A tire avec l’arme de la station où se trouve la figurine : au pont supérieur, c’est le canon laser lourd, qui prend un cube d’énergie au réacteur de sa zone. Un laser touche la menace la plus proche de sa propre zone. On retranche le bouclier de la menace de la force d’un tour, et le reste est son dégât.
lesson-1-goal = Un Chasseur arrive dans la zone bleue au tour 2. Détruisez-le sans laisser passer aucun dégât.
lesson-1-hint-1 = Le Chasseur a 4 points de vie et un bouclier de 2, et le canon laser lourd bleu a une force de 4. Combien de tirs faut-il ?
lesson-1-hint-2 = Allez dans la zone bleue au tour 1 avec la flèche bleue d’une carte, et tirez aux tours 2 et 3.

lesson-2 = L’énergie
lesson-2-learn = Les canons laser lourds et le canon à impulsion vident le réacteur de leur zone. B au pont inférieur le remplit : sur les côtés avec le réacteur central, au milieu avec l’une des trois capsules de carburant.
lesson-2-goal = Deux figurines sont déjà programmées : la première tire avec le canon laser lourd rouge aux tours 2, 3 et 5, la deuxième avec celui de la passerelle aux tours 5 et 6. Avec la troisième, apportez-leur l’énergie de tous leurs tirs, pour que le Vaisseau de combat et le Constricteur Blindé soient détruits.
lesson-2-hint-1 = Le réacteur rouge a deux cubes, de quoi tirer deux fois. B dans la station inférieure rouge le remplit, mais avec des cubes du réacteur central, dont la passerelle a besoin aussi.
lesson-2-hint-2 = Commencez par une capsule de carburant : ascenseur, puis B dans la station inférieure blanche. Ensuite la flèche rouge, et B encore au tour 4.

lesson-3 = Boucliers et attaques
lesson-3-learn = Chaque cube d’un bouclier arrête un point d’une attaque, puis disparaît. Ce qui passe est un dégât, une tuile par point. B au pont supérieur envoie l’énergie du réacteur de la zone dans son bouclier.
lesson-3-goal = Un Pulsar attaque les trois zones au tour 5, puis au tour 7, et il n’y a rien pour tirer. Ne laissez passer aucun dégât.
lesson-3-hint-1 = Chaque bouclier a un cube au début, de quoi arrêter une attaque de force 1. Chaque zone est attaquée deux fois.
lesson-3-hint-2 = Une figurine suffit : B sur la passerelle, flèche rouge, B, deux fois la flèche bleue, B.

lesson-4 = Intrus, pannes et robots de combat
lesson-4-learn = Qui dirige des robots de combat combat un intrus avec la carte robots de combat, dans la station où il se trouve. On va chercher les robots avec C, dans la station supérieure bleue ou la station inférieure rouge. Une panne couvre un bouton : y appuyer à cet endroit en répare un point, et ne fait rien d’autre.
lesson-4-goal = Réparez le Piratage des boucliers, qui couvre B dans la station supérieure bleue dès le tour 2, et éliminez le Saboteur, qui arrive dans la station inférieure blanche au tour 3.
lesson-4-hint-1 = Le Piratage des boucliers demande trois fois B. Le Saboteur va d’une station vers la gauche à la fin du tour 4 : soyez là où il va.
lesson-4-hint-2 = Une figurine : flèche bleue, puis trois fois B. L’autre : flèche rouge, ascenseur, C pour les robots, un tour d’attente, et robots de combat au tour 5.

lesson-5 = Intercepteurs et roquettes
lesson-5-learn = Qui dirige des robots de combat décolle avec C dans la station supérieure rouge et attaque à la distance 1 : avec une force de 3 s’il y a une seule menace, de 1 contre chacune s’il y en a plusieurs. La carte robots de combat garde le pilote dans l’espace pour une attaque de plus. C dans la station inférieure bleue lance une roquette, qui touche un tour plus tard la menace la plus proche jusqu’à la distance 2, avec une force de 3. Tout ce qui touche une menace le même tour s’additionne avant qu’on en retranche son bouclier.
lesson-5-goal = La première figurine tire une fois avec le canon laser lourd rouge, au tour 5. Détruisez l’Amibe dans la zone rouge, que les roquettes ne touchent jamais, et le Pulsar dans la zone bleue.
lesson-5-hint-1 = L’Amibe a 8 points de vie et pas de bouclier. Laser et intercepteurs ensemble font 7 au tour 5, et le pilote peut rester pour une autre attaque. Le Pulsar, avec 5 points de vie et un bouclier de 1, demande trois roquettes.
lesson-5-hint-2 = Le pilote : flèche rouge, ascenseur, C pour les robots, ascenseur, C, robots de combat. L’autre : flèche bleue, ascenseur, et C aux tours 3, 4 et 5.

lesson-6 = Ordinateur, retards et hublots
lesson-6-learn = Quelqu’un doit appuyer sur C sur la passerelle au tour 1 ou 2, puis au tour 4 ou 5 ; sinon la prochaine action de chacun est retardée d’un tour. Un ascenseur prend une figurine par tour : qui s’en sert après une autre est retardé aussi. C dans la station inférieure blanche, c’est regarder par les hublots : un point par phase, et plus si l’on regarde à plusieurs le même tour.
lesson-6-goal = La troisième figurine prend l’ascenseur au tour 1 et lance des roquettes à partir du tour 3, juste à temps. Entretenez l’ordinateur dans les deux phases, et rentrez avec le Pulsar détruit et 6 points.
lesson-6-hint-1 = Le Pulsar vaut 4 points, les hublots 1 par phase. Les dégâts coûtent des points, et une roquette retardée vient trop tard pour les empêcher.
lesson-6-hint-2 = Première figurine : C aux tours 1 et 4. Deuxième figurine : l’ascenseur au tour 2, pas avant, et C aux tours 3 et 4.

lesson-7 = Une première mission
lesson-7-learn = Tout ensemble : quatre figurines, trois menaces, l’ordinateur et les hublots, et pas une carte de trop.
lesson-7-goal = Ramenez le vaisseau avec au moins 8 points.
lesson-7-hint-1 = Une menace détruite vaut 4 points, une menace à laquelle on survit en vaut 2. Chaque tuile de dégâts coûte un point, et celles de la zone la plus touchée en coûtent un autre.
lesson-7-hint-2 = Le laser de la passerelle contre le Chasseur aux tours 1 et 3, les deux lasers de la zone rouge contre le Vaisseau de combat, ensemble au tour 4. Au dernier tour, tout le monde regarde par les hublots.

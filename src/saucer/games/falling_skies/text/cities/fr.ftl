# Les villes : leurs noms, ce que peut chacune sur sa face intacte et sur sa face endommagée, une ligne sur le lieu, les
# libellés des appels, et ce que dit le journal quand une capacité agit. Les dés sont comptés à partir de 1.

city-roswell = Roswell
city-roswell-undamaged = Aucune capacité.
city-roswell-damaged = Quand la base est touchée pour la première fois, la recherche avance d’une case, mais pas sur la dernière.
city-roswell-story = Ils sont déjà venus. Cette fois, la ville est prête.

city-washington = Washington
city-washington-undamaged = Au premier lancer de chaque manche, un dé blanc n’est pas lancé mais posé sur 6.
city-washington-damaged = Juste après le premier lancer de chaque manche, vous pouvez tourner un dé sur 6.
city-washington-story = L’un des téléphones est rouge, et quelqu’un décroche toujours.
call-city-washington = Tourner { city-called-die } sur { $value }

city-new-york = New York
city-new-york-undamaged = Vous ne pouvez avoir qu’un robot ; la salle où il travaille a 1 de valeur en plus.
city-new-york-damaged = Une salle a 1 de valeur en plus par robot qui y travaille.
city-new-york-story = À la ville qui ne dort jamais, il faut des ouvriers qui ne dorment pas non plus.

city-lima = Lima
city-lima-undamaged = La première fois qu’un vaisseau appelle le vaisseau mère, celui-ci reste où il est.
city-lima-damaged = Chaque fois qu’un vaisseau appelle le vaisseau mère, celui-ci reste où il est.
city-lima-story = L’hiver, la brume de mer couvre les toits pendant des mois, et les signaux s’y perdent.

city-vancouver = Vancouver
city-vancouver-undamaged = Chaque salle d’énergie donne 1 énergie de plus.
city-vancouver-damaged = Chaque salle d’énergie donne 3 énergies de plus.
city-vancouver-story = Derrière les montagnes, des barrages ; derrière les barrages, la pluie ; et il pleut toujours.

city-chicago = Chicago
city-chicago-undamaged = Les vaisseaux blancs partent du point de largage libre de votre choix.
city-chicago-damaged = Tous les vaisseaux partent du point de largage libre de votre choix.
city-chicago-story = Le vent du lac emporte les chapeaux, les parapluies et, désormais, les soucoupes.

city-buenos-aires = Buenos Aires
city-buenos-aires-undamaged = Juste après le premier lancer de chaque manche, vous pouvez tourner un dé sur sa face opposée.
city-buenos-aires-damaged = Juste après le premier lancer de chaque manche, vous pouvez tourner jusqu’à deux dés sur leur face opposée.
city-buenos-aires-story = Le tango se danse à deux, avec un demi-tour bien sec.
call-city-buenos-aires = Retourner { city-called-die }, sur { $value }

city-lisbon = Lisbonne
city-lisbon-undamaged = Une salle de recherche qui fait avancer le marqueur de 3 cases ou plus le fait avancer d’une case de plus, mais pas sur la dernière.
city-lisbon-damaged = Une salle de recherche qui fait avancer le marqueur de 2 cases ou plus le fait avancer d’une case de plus, mais pas sur la dernière.
city-lisbon-story = Ses navigateurs n’ont jamais demandé si c’était loin, seulement par où.

city-lyon = Lyon
city-lyon-undamaged = Les salles de plusieurs cases coûtent 1 énergie de moins.
city-lyon-damaged = Toutes les salles coûtent 1 énergie de moins.
city-lyon-story = De cour en cour courent les traboules. Il y passa de la soie, puis des messages ; à présent, des câbles.

city-naples = Naples
city-naples-undamaged = Déplacer l’excavatrice ne coûte pas d’énergie.
city-naples-damaged = Déplacer l’excavatrice ne coûte pas d’énergie, et un dé creuse 1 case plus loin que sa valeur.
city-naples-story = Sous la ville s’en cache une autre, creusée par les Grecs, les Romains et les contrebandiers. La moitié du travail est faite.

city-nairobi = Nairobi
city-nairobi-undamaged = Une fois par manche, pendant le placement des dés, vous pouvez relancer un dé de votre main.
city-nairobi-damaged = Deux fois par manche, pendant le placement des dés, vous pouvez relancer un dé de votre main.
city-nairobi-story = Qui s’entraîne avec les coureurs des hauts plateaux trouve un second souffle.
call-city-nairobi = Relancer { city-called-die }

city-istanbul = Istanbul
city-istanbul-undamaged = Les trois premiers vaisseaux qui atteignent la ville ne font pas de dégât.
city-istanbul-damaged = Les cinq premiers vaisseaux qui atteignent la ville ne font pas de dégât.
city-istanbul-story = Les vieux remparts ont vu venir bien des flottes, et presque toutes repartir.

city-mumbai = Mumbai
city-mumbai-undamaged = Le vaisseau mère ne fait jamais reculer votre recherche.
city-mumbai-damaged = Le vaisseau mère ne fait reculer ni votre recherche ni votre excavatrice.
city-mumbai-story = Cent mille gamelles traversent la ville chaque jour, et pas une ne se perd.

city-hanoi = Hanoï
city-hanoi-undamaged = Les salles de chasseurs ont 1 de valeur en plus.
city-hanoi-damaged = Les salles de chasseurs ont 2 de valeur en plus.
city-hanoi-story = Dans le lac, une tortue d’or garde une épée pour qui doit chasser un envahisseur.

city-osaka = Osaka
city-osaka-undamaged = Les robots qui montrent 2 ou moins ne perdent rien en travaillant.
city-osaka-damaged = Les robots qui montrent 4 ou moins ne perdent rien en travaillant.
city-osaka-story = Dans les ateliers au bord du fleuve, on répare tout deux fois avant de rien remplacer.

city-auckland = Auckland
city-auckland-undamaged = Les canons freinent les vaisseaux de leur colonne de 2 lignes au lieu d’une.
city-auckland-damaged = Les canons freinent les vaisseaux de leur colonne de 2 lignes au lieu d’une, et si au moins un dé est sur un canon au début de la phase des salles, vous gagnez 1 énergie.
city-auckland-story = Sur chaque volcan, une vieille batterie veille sur le port, et le feu couve encore dessous.

city-ulaanbaatar = Oulan-Bator
city-ulaanbaatar-undamaged = Aucun dé ne fait descendre les vaisseaux de plus de 5 lignes.
city-ulaanbaatar-damaged = Aucun dé ne fait descendre les vaisseaux de plus de 4 lignes.
city-ulaanbaatar-story = Par moins quarante, même les moteurs d’une autre étoile peinent à démarrer.

city-called-die = { $die ->
    [1] le premier dé gris
    [2] le deuxième dé gris
    [3] le troisième dé gris
    [4] le premier dé blanc
   *[other] le second dé blanc
}

city-ability-used = { $name ->
    [roswell] Roswell tire la leçon des débris.
    [washington] Washington donne un ordre, et un dé obéit.
    [lima] Le signal se perd dans la brume de Lima.
    [buenos-aires] Buenos Aires danse : un dé fait demi-tour.
    [lisbon] Les navigateurs de Lisbonne poussent plus loin.
    [nairobi] Nairobi trouve son second souffle.
    [istanbul] Les remparts d’Istanbul tiennent bon : le vaisseau ne fait pas de dégât.
    [mumbai] À Mumbai, rien ne se perd : le vaisseau mère ne fait rien reculer.
   *[auckland] Les batteries d’Auckland alimentent la base.
}

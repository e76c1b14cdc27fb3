# Les mots dont seul le plateau du navigateur a besoin. Lignes et colonnes comptent à partir de 1.

skies-world = Ciel et base
skies-tray = Vos dés et ce qu’ils peuvent faire
skies-dice = Dés en main
skies-robots = Robots
skies-overview = La manche en bref
skies-research = Recherche
skies-energy = Énergie
skies-round = Manche { $round }
skies-phase-place = Placer les dés
skies-phase-rooms = Utiliser les salles
skies-phase-mothership = Le vaisseau mère agit

skies-research-state = Recherche : case { $at } sur { $of }. La case suivante demande { $needed }.
skies-energy-state = Énergie : { $energy } sur { $maximum }.
skies-damage = Dégâts.

skies-prompt-draw = La menace est tirée au sort…
skies-prompt-roll = Les dés roulent…
skies-prompt-place = { $dice ->
    [one] Placez le dernier dé
   *[other] Placez un dé : il en reste { $dice }
}
skies-prompt-rooms = { $dice ->
    [0] Utilisez vos robots ou terminez la manche
    [one] Utilisez les salles : il reste un dé
   *[other] Utilisez les salles : il reste { $dice } dés
}
skies-prompt-build = Choisissez une case éclairée pour le nouveau robot : il montre { $value }
skies-prompt-spawn = Choisissez d’où tombe le prochain vaisseau : tous les points de largage éclairés se valent
skies-prompt-over = La partie est finie

skies-hint-place = Choisissez un dé, puis une case éclairée. Les vaisseaux de la colonne tombent d’autant.
skies-hint-rooms = Touchez une salle éclairée pour l’utiliser : le nombre est sa valeur.
skies-hint-rooms-touch = Touchez une salle éclairée pour voir ce qu’elle fait.
skies-hint-build = Le nouveau robot pourra travailler dès la manche suivante.
skies-hint-spawn = Les vaisseaux surgissent là où la descente est la plus longue.

skies-do-confirm = C’est parti
skies-do-use = Utiliser
skies-do-use-first = { $effect ->
    [energy] Énergie d’abord
    [fighter] Chasseurs d’abord
    [research] Recherche d’abord
   *[robot] Robot d’abord
}
skies-do-dig = Creuser
skies-do-discard = Retirer
skies-do-discard-die = Retirer le { $value }
skies-do-finish = Finir la manche
skies-do-finish-sure = Laisser le reste ?
skies-do-build-nothing = Aucun robot
skies-do-spawn = Colonne { $column }
skies-do-remove-robot = Retirer le robot de { $value }

skies-abilities = Pouvoirs utilisables maintenant
skies-call-back = Pas maintenant
skies-call-point = Choisissez ce qui est éclairé, sur le plateau ou parmi vos dés.

skies-robot-new = { $robot ->
    [0] Robot A, à régler sur { $value }
   *[other] Robot B, à régler sur { $value }
}
skies-robot-fresh = nouveau robot
skies-robot-moved = à la place du { $value }
skies-robot-tired = A travaillé
skies-robot-ready = Prêt
skies-robot-none = Aucun robot

skies-foresee-no-ship = Aucun vaisseau dans cette colonne.
skies-foresee-fall = { $ships ->
    [one] Un vaisseau tombe { $rows ->
        [one] d’une ligne.
       *[other] de { $rows } lignes.
    }
   *[other] { $ships } vaisseaux tombent { $rows ->
        [one] d’une ligne.
       *[other] de { $rows } lignes.
    }
}
skies-foresee-held = Le canon tient tous les vaisseaux en respect.
skies-foresee-carried-left = Une flèche l’emporte à gauche.
skies-foresee-carried-right = Une flèche l’emporte à droite.
skies-foresee-blocked = Sa flèche est bloquée.
skies-foresee-mothership = LE VAISSEAU MÈRE DESCEND.
skies-foresee-swept = { $ships ->
    [one] Il reprend un vaisseau à bord.
   *[other] Il reprend { $ships } vaisseaux à bord.
}
skies-foresee-hit = LA BASE EST TOUCHÉE : dégâts { $damage } sur { $hits }.
skies-foresee-target = À portée de chasseurs de { $number } ou plus.
skies-foresee-reroll = Dé blanc : les autres sont relancés.
skies-foresee-dig = { $distance ->
    [one] Creusera une case, { skies-dig-cost }.
   *[other] Creusera { $distance } cases, { skies-dig-cost }.
}
skies-dig-cost = { $cost ->
    [0] pour rien
   *[other] pour { $cost } énergie
}
skies-foresee-use = { $cost ->
    [0] Valeur { $value }, gratuit.
    [one] Valeur { $value }, pour { $cost } énergie.
   *[other] Valeur { $value }, pour { $cost } énergies.
}
skies-foresee-energy = { $amount ->
    [0] L’énergie est déjà au maximum.
   *[other] Énergie +{ $amount }, soit { $energy }.
}
skies-foresee-shot = { $ships ->
    [one] Abat le vaisseau sur le { $numbers }.
   *[other] Abat { $ships } vaisseaux, sur { $numbers }.
}
skies-foresee-missed = Aucune cible.
skies-foresee-research = { $spaces ->
    [one] La recherche avance d’une case.
   *[other] La recherche avance de { $spaces } cases.
}
skies-foresee-no-research = Trop peu : la case suivante demande { $needed }.
skies-foresee-robot = Construit un robot de { $value }.
skies-foresee-no-robot = Ne construit aucun robot.
skies-foresee-built = Un robot de { $value } s’installera ici.
skies-foresee-worn = Le robot s’use et tombe à { $value }.
skies-foresee-robot-gone = Un robot quitte le plateau.
skies-foresee-advance = { $cells ->
    [one] L’excavatrice creuse une case, { skies-dig-cost }.
   *[other] L’excavatrice creuse { $cells } cases, { skies-dig-cost }.
}
skies-foresee-phase = Cela finit la manche. Ensuite, le vaisseau mère :
skies-foresee-driven = { $cells ->
    [0] L’excavatrice est déjà à son départ.
    [one] L’excavatrice recule d’une case.
   *[other] L’excavatrice recule de { $cells } cases.
}
skies-foresee-lost = { $spaces ->
    [0] Aucune recherche à perdre.
    [one] Une case de recherche est perdue.
   *[other] { $spaces } cases de recherche sont perdues.
}
skies-foresee-portal = Un portail l’envoie ligne { $row }, colonne { $column }.
skies-foresee-portal-blocked = Son portail est bloqué.
skies-foresee-moved = Le vaisseau passe ligne { $row }, colonne { $column }.
skies-foresee-red-target = À portée de chasseurs de { $number } exactement.
skies-foresee-rush = { $rows ->
    [one] LES VAISSEAUX FONCENT D’UNE LIGNE.
   *[other] LES VAISSEAUX FONCENT DE { $rows } LIGNES.
}
skies-foresee-mothership-held = Le vaisseau mère reste où il est.
skies-foresee-mothership-raised = Le vaisseau mère remonte.
skies-foresee-repaired = Dégâts réparés : { $damage } sur { $hits }.
skies-foresee-energy-lost = Énergie −{ $amount }, il en reste { $energy }.
skies-foresee-die-set = Le dé { $number } est tourné sur { $value }.
skies-foresee-counted = { $goal ->
    [0] Le compteur passe à { $count }.
   *[other] { $count } sur { $goal }.
}
skies-foresee-won = C’EST LA VICTOIRE.
skies-foresee-skull = C’EST PERDU : il atteint le crâne.
skies-foresee-destroyed-base = C’EST PERDU : la base est détruite.

skies-explain-mothership = { $waiting ->
    [0] Le vaisseau mère. Les vaisseaux qui reviennent attendent dans sa soute.
    [one] Le vaisseau mère. Un vaisseau attend dans sa soute ; il tombera à la fin de la manche.
   *[other] Le vaisseau mère. { $waiting } vaisseaux attendent dans sa soute ; ils tomberont à la fin de la manche.
}
skies-explain-drop-point = Un point de largage : les vaisseaux sortent d’ici.
skies-explain-line = Les toits de la ville : un vaisseau qui arrive jusqu’ici frappe la base.
skies-explain-damage-track = Dégâts : { $damage } sur { $hits }. Au crâne, la partie est perdue.
skies-explain-empty = Ciel vide.
skies-explain-below-skull = Le vaisseau mère ne descend jamais jusqu’ici : le crâne est plus haut.
skies-explain-next = Voici ce que le vaisseau mère fera ensuite :
skies-explain-research-track = Chaque pas coûte le nombre de la case où l’on entre. La dernière case donne la victoire.
skies-explain-energy-track = L’énergie paie les salles et l’excavation.
skies-room = { $effect ->
    [aa-gun] Canon antiaérien.
    [tunnel] Tunnel.
    [energy] Salle d’énergie.
    [fighter] Salle des chasseurs.
    [research] Salle de recherche.
   *[robot] Atelier de robots.
}
skies-explain-both = Les deux effets ont la même valeur et ne se paient qu’une fois.
skies-explain-wide = Il faut un dé sur chacune de ses { $cells } cases ; on les additionne.
skies-explain-cost = { $cost ->
    [one] Coûte { $cost } énergie.
   *[other] Coûte { $cost } énergies.
}
skies-explain-minus = Sa valeur est celle des dés moins { $amount }.
skies-explain-plus = Sa valeur est celle des dés plus { $amount }.
skies-explain-excavator = L’excavatrice est ici. Tout ce qui est derrière elle est creusé.
skies-explain-not-dug = { $distance ->
    [one] Encore du roc : n’importe quel dé peut creuser ici.
   *[other] Encore du roc, { $distance } cases devant l’excavatrice : un dé d’au moins { $needed } peut creuser jusqu’ici.
}

skies-at-base = Base, ligne { $row }, colonne { $column }.
skies-at-sky = Ciel, ligne { $row }, colonne { $column }.
skies-at-edge = Bord de la ligne { $row } du ciel.
skies-at-drop = Colonne { $column }.
skies-holds-robot = Un robot de { $value } s’y trouve.
skies-holds-tired-robot = Un robot de { $value } s’y trouve ; il a travaillé.
skies-answers = Entrée pour choisir.

skies-figure-rounds = Manches
skies-figure-research = Recherche
skies-figure-shot = Vaisseaux abattus
skies-figure-hits = Coups reçus
skies-figure-dug = Cases creusées
skies-figure-robots = Robots construits

skies-help-aim = Vous gagnez dès que le marqueur de recherche atteint sa dernière case. Vous perdez si les points de largage du vaisseau mère descendent jusqu’au crâne, ou si la piste des dégâts est pleine.
skies-help-round = Une manche
skies-help-round-1 = Lancez cinq dés et placez-les un à un, un par colonne de la base. À chaque fois, tous les vaisseaux de la colonne tombent d’autant de lignes que le dé montre, puis ce qui est imprimé à leur point d’arrivée se produit, de haut en bas. Sur un canon, ils tombent d’une ligne de moins. Après un dé blanc, relancez les autres.
skies-help-round-2 = Utilisez les salles dans l’ordre de votre choix : payez l’énergie, ajoutez le modificateur au dé, agissez. Une salle large demande un dé sur chaque case. Les dés inutiles sont simplement retirés.
skies-help-dig = Un dé par manche peut se placer devant l’excavatrice, pas plus loin que sa valeur. Creuser jusque-là coûte 1 énergie pendant la phase des salles. Ce qui est creusé sert dès la manche suivante.
skies-help-robots = Les robots sont des dés bleus qui restent. Chacun travaille une fois par manche et perd 1 à chaque fois. Ils n’attirent aucun vaisseau.
skies-help-sky = Dans le ciel
skies-help-edge = Au bord : les actions du vaisseau mère
skies-help-rooms = Dans la base
skies-help-pieces = Les pièces
skies-help-white = Dé blanc, au coin sombre
skies-help-white-help = Une fois placé, il fait relancer les dés encore en main.
skies-help-blue = Robot, aux quatre coins clairs
skies-help-blue-help = De travers quand il a travaillé dans la manche.
skies-help-excavator = Excavatrice
skies-help-excavator-help = Derrière elle, tout est creusé et éclairé ; devant, les nombres disent quel dé va jusque-là.
skies-help-cell = Pile d’énergie
skies-help-cell-help = Le prix d’une salle.
skies-help-keys = Touches du plateau
skies-help-keys-dice = 1 à 5
skies-help-keys-dice-help = choisir un dé (ou un point de largage, ou un robot)
skies-help-keys-finish = F
skies-help-keys-finish-help = finir la manche
skies-help-keys-discard = D
skies-help-keys-discard-help = retirer le dé sous le curseur
skies-help-keys-build = B
skies-help-keys-build-help = ne construire aucun robot

# Comment les menaces s’appellent, et ce qu’elles font, dans nos mots.

threat-e1-01 = Pulsar
threat-e1-02 = Destroyer
threat-e1-03 = Chasseur Furtif
threat-e1-04 = Nuage d’énergie
threat-e1-05 = Vaisseau de combat
threat-e1-06 = Chasseur à Cryoprotection
threat-e1-07 = Chasseur
threat-e1-08 = Constricteur Blindé
threat-e1-09 = Amibe
threat-e1-10 = Météorite
threat-e2-01 = Kamikaze
threat-e2-02 = Éclaireur
threat-e2-03 = Chasseur Fantôme
threat-e2-04 = Nuée Insectoïde
threat-e2-05 = Méduse
threat-e2-06 = Maraudeur
threat-e2-07 = Astéroïde Mineur
threat-se1-01 = Frégate
threat-se1-02 = Man of War
threat-se1-03 = Ravitailleur Léviathan
threat-se1-04 = Satellite à Impulsions
threat-se1-05 = Frégate à Cryoprotection
threat-se1-06 = Pieuvre interstellaire
threat-se1-07 = Maelström
threat-se1-08 = Astéroïde
threat-se2-01 = Béhémot
threat-se2-02 = Juggernaut
threat-se2-03 = Satellite Psionique
threat-se2-04 = Crabe Nébula
threat-se2-05 = Némésis
threat-se2-06 = Astéroïde Majeur
threat-i1-01 = Éclaireurs
threat-i1-02 = Éclaireurs
threat-i1-03 = Saboteur
threat-i1-04 = Saboteur
threat-i1-05 = Piratage des boucliers
threat-i1-06 = Piratage des boucliers
threat-i1-07 = Têtes nucléaires instables
threat-i2-01 = Slime
threat-i2-02 = Slime
threat-i2-03 = Troupe d’assaut
threat-i2-04 = Troupe d’assaut
threat-i2-05 = Virus
threat-i2-06 = Réacteur en fusion
threat-si1-01 = Commandos
threat-si1-02 = Commandos
threat-si1-03 = Alien
threat-si1-04 = Fissure
threat-si1-05 = Courts-Circuits
threat-si1-06 = Révolte des Robots de combat
threat-si2-01 = Exécuteur
threat-si2-02 = Droïde Fureteur
threat-si2-03 = Surcharge des Générateurs
threat-si2-04 = Contamination
threat-si2-05 = Engin Nucléaire
threat-name = { $threat ->
    [E1-01] { threat-e1-01 }
    [E1-02] { threat-e1-02 }
    [E1-03] { threat-e1-03 }
    [E1-04] { threat-e1-04 }
    [E1-05] { threat-e1-05 }
    [E1-06] { threat-e1-06 }
    [E1-07] { threat-e1-07 }
    [E1-08] { threat-e1-08 }
    [E1-09] { threat-e1-09 }
    [E1-10] { threat-e1-10 }
    [E2-01] { threat-e2-01 }
    [E2-02] { threat-e2-02 }
    [E2-03] { threat-e2-03 }
    [E2-04] { threat-e2-04 }
    [E2-05] { threat-e2-05 }
    [E2-06] { threat-e2-06 }
    [E2-07] { threat-e2-07 }
    [SE1-01] { threat-se1-01 }
    [SE1-02] { threat-se1-02 }
    [SE1-03] { threat-se1-03 }
    [SE1-04] { threat-se1-04 }
    [SE1-05] { threat-se1-05 }
    [SE1-06] { threat-se1-06 }
    [SE1-07] { threat-se1-07 }
    [SE1-08] { threat-se1-08 }
    [SE2-01] { threat-se2-01 }
    [SE2-02] { threat-se2-02 }
    [SE2-03] { threat-se2-03 }
    [SE2-04] { threat-se2-04 }
    [SE2-05] { threat-se2-05 }
    [SE2-06] { threat-se2-06 }
    [I1-01] { threat-i1-01 }
    [I1-02] { threat-i1-02 }
    [I1-03] { threat-i1-03 }
    [I1-04] { threat-i1-04 }
    [I1-05] { threat-i1-05 }
    [I1-06] { threat-i1-06 }
    [I1-07] { threat-i1-07 }
    [I2-01] { threat-i2-01 }
    [I2-02] { threat-i2-02 }
    [I2-03] { threat-i2-03 }
    [I2-04] { threat-i2-04 }
    [I2-05] { threat-i2-05 }
    [I2-06] { threat-i2-06 }
    [SI1-01] { threat-si1-01 }
    [SI1-02] { threat-si1-02 }
    [SI1-03] { threat-si1-03 }
    [SI1-04] { threat-si1-04 }
    [SI1-05] { threat-si1-05 }
    [SI1-06] { threat-si1-06 }
    [SI2-01] { threat-si2-01 }
    [SI2-02] { threat-si2-02 }
    [SI2-03] { threat-si2-03 }
    [SI2-04] { threat-si2-04 }
   *[SI2-05] { threat-si2-05 }
}

threat-e1-01-text = { $pulse_ball_y ->
    [2] X : attaque à 1 chaque zone. Y et Z : attaque à 2 chaque zone.
   *[1] X et Y : attaque à 1 chaque zone. Z : attaque à 2 chaque zone.
}
threat-e1-02-text = X : attaque à 1. Y et Z : attaque à 2. Chaque point qui passe coûte deux tuiles.
threat-e1-03-text = X : devient visible. Y et Z : attaque à 2. Aucune arme ne peut la viser avant son X.
threat-e1-04-text = X : vide tous les boucliers. Y : attaque à 1 chacune des deux autres zones. Z : attaque à 2 chacune des deux autres zones. Le tour où le canon à impulsion la vise, elle n’a pas de blindage.
threat-e1-05-text = X et Y : attaque à 2. Z : attaque à 3.
threat-e1-06-text = X : attaque à 1. Y et Z : attaque à 2. La première fois que des armes la visent, elles ne font que briser sa cryoprotection.
threat-e1-07-text = X : attaque à 1. Y : attaque à 2. Z : attaque à 3.
threat-e1-08-text = X : attaque à 1. Y : répare 1 de ses dégâts. Z : attaque à 4.
threat-e1-09-text = { $amoeba_z ->
    [4] X et Y : répare 2 de ses dégâts. Z : attaque à 4. Les roquettes ne peuvent pas la viser.
   *[5] X et Y : répare 2 de ses dégâts. Z : attaque à 5. Les roquettes ne peuvent pas la viser.
}
threat-e1-10-text = Z : attaque avec autant que ses points de vie restants. Les roquettes ne peuvent pas la viser.
threat-e2-01-text = X : accélère de 1 ; a désormais un blindage de 1. Y : accélère de 1 ; a désormais un blindage de 0. Z : attaque à 6.
threat-e2-02-text = { $scout_z ->
    [2] X : dès lors toutes les menaces externes, elle aussi, attaquent à 1 de plus. Y : toutes les autres menaces externes avancent de 1. Z : attaque à 2, sans que les boucliers comptent. Les canons lasers lourds ne peuvent pas la viser. Son aide dure jusqu’à sa destruction.
   *[3] X : dès lors toutes les autres menaces externes attaquent à 1 de plus. Y : toutes les autres menaces externes avancent de 1. Z : attaque à 3, sans que les boucliers comptent. Les canons lasers lourds ne peuvent pas la viser. Son aide aux autres dure jusqu’à sa destruction.
}
threat-e2-03-text = X : devient visible. Y : attaque à 2. Z : attaque à 3. Aucune arme ne peut la viser avant son X. Une roquette qui la vise est perdue.
threat-e2-04-text = X : attaque à 1. Y : attaque à 2 ; attaque à 1 chacune des deux autres zones. Z : attaque à 3 ; attaque à 2 chacune des deux autres zones. Les roquettes ne peuvent pas la viser. Les armes ne lui infligent pas plus de 1 dégât par tour.
threat-e2-05-text = X et Y : attaque à 1 chaque zone ; répare la moitié de ses dégâts, arrondie à l’inférieur. Z : attaque à 2 chaque zone. Les roquettes ne peuvent pas la viser.
threat-e2-06-text = X : dès lors toutes les menaces externes ont 1 de blindage de plus. Y : prend 1 cube à chaque bouclier. Z : attaque à 4. Son aide aux autres dure jusqu’à sa destruction.
threat-e2-07-text = Z : attaque avec autant que ses points de vie restants. Les roquettes ne peuvent pas la viser. Détruite, elle attaque à 1 pour chaque X et Y derrière elle.
threat-se1-01-text = X : attaque à 2. Y : attaque à 3. Z : attaque à 4.
threat-se1-02-text = { $man_of_war_x ->
    [1] { $man_of_war_z ->
        [3] X : attaque à 1 ; accélère de 1. Y : attaque à 3 ; gagne 1 de blindage. Z : attaque à 3.
       *[5] X : attaque à 1 ; accélère de 1. Y : attaque à 3 ; gagne 1 de blindage. Z : attaque à 5.
    }
   *[2] { $man_of_war_z ->
        [3] X : attaque à 2 ; accélère de 1. Y : attaque à 3 ; gagne 1 de blindage. Z : attaque à 3.
       *[5] X : attaque à 2 ; accélère de 1. Y : attaque à 3 ; gagne 1 de blindage. Z : attaque à 5.
    }
}
threat-se1-03-text = X : attaque à 2. Y : attaque à 2 ; répare 2 de ses dégâts. Z : attaque à 2. Détruite, elle inflige 1 dégât à chaque autre menace externe.
threat-se1-04-text = X : attaque à 1 chaque zone. Y : attaque à 2 chaque zone. Z : attaque à 3 chaque zone. On ne peut pas la viser à la distance 3.
threat-se1-05-text = X : attaque à 2. Y : attaque à 3. Z : attaque à 4. La première fois que des armes la visent, elles ne font que briser sa cryoprotection.
threat-se1-06-text = X : si elle est endommagée, attaque à 1 chaque zone. Y : si elle est endommagée, attaque à 2 chaque zone. Z : attaque avec le double de ses points de vie restants. Les roquettes ne peuvent pas la viser.
threat-se1-07-text = X : vide tous les boucliers. Y : attaque à 2 chacune des deux autres zones. Z : attaque à 3 chacune des deux autres zones. Le tour où le canon à impulsion la vise, elle n’a pas de blindage.
threat-se1-08-text = Z : attaque avec autant que ses points de vie restants. Les roquettes ne peuvent pas la viser. Détruite, elle attaque à 2 pour chaque X et Y derrière elle.
threat-se2-01-text = X : avec moins de 2 dégâts sur elle, attaque à 2. Y : avec moins de 3 dégâts sur elle, attaque à 3. Z : avec moins de 6 dégâts sur elle, attaque à 6. Les intercepteurs qui n’ont pas d’autre cible l’attaquent à 9, mais leur pilote est assommé et l’escouade désactivée.
threat-se2-02-text = X : accélère de 2 ; attaque à 2. Y : accélère de 2 ; attaque à 3. Z : attaque à 7. Toute roquette vole vers elle à n’importe quelle distance, et renforce son blindage de 1.
threat-se2-03-text = X : retarde tous ceux qui sont dans sa zone. Y : retarde tout le monde à bord. Z : assomme tout le monde à bord. On ne peut pas la viser à la distance 3.
threat-se2-04-text = X : a désormais un blindage de 4. Y : accélère de 2 ; a désormais un blindage de 2. Z : attaque à 5 la zone rouge ; attaque à 5 la zone bleue. Les roquettes ne peuvent pas la viser.
threat-se2-05-text = X : attaque à 1 ; s’inflige 1 dégât. Y : attaque à 2 ; s’inflige 2 dégâts. Z : le vaisseau est perdu. Après un tour où l’équipage l’a endommagée, elle attaque à 1 chaque zone.
threat-se2-06-text = Z : attaque avec autant que ses points de vie restants. Les roquettes ne peuvent pas la viser. Détruite, elle attaque à 3 pour chaque X et Y derrière elle.
threat-i1-01-text = { $skirmishers_x ->
    [nothing] Apparaît dans la station supérieure rouge. Y : change de pont. Z : inflige 3 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
   *[move] Apparaît dans la station supérieure rouge. X : va à droite. Y : change de pont. Z : inflige 3 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
}
threat-i1-02-text = { $skirmishers_x ->
    [nothing] Apparaît dans la station supérieure bleue. Y : change de pont. Z : inflige 3 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
   *[move] Apparaît dans la station supérieure bleue. X : va à gauche. Y : change de pont. Z : inflige 3 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
}
threat-i1-03-text = Apparaît dans la station inférieure blanche. X : va à droite. Y : prend 1 cube au réacteur de sa zone, ou y inflige 1 dégât s’il est vide. Z : inflige 2 dégâts à la zone où elle se trouve.
threat-i1-04-text = Apparaît dans la station inférieure blanche. X : va à gauche. Y : prend 1 cube au réacteur de sa zone, ou y inflige 1 dégât s’il est vide. Z : inflige 2 dégâts à la zone où elle se trouve.
threat-i1-05-text = Bloque B dans la station supérieure bleue. X : vide le bouclier bleu. Y : vide le réacteur bleu. Z : inflige 2 dégâts à la zone où elle se trouve.
threat-i1-06-text = Bloque B dans la station supérieure rouge. X : vide le bouclier rouge. Y : vide le réacteur rouge. Z : inflige 2 dégâts à la zone où elle se trouve.
threat-i1-07-text = Bloque C dans la station inférieure bleue. Z : inflige 3 dégâts à la zone bleue pour chaque roquette pas encore sécurisée. Elle a autant de points de vie qu’il y a de roquettes en réserve. Aucune roquette ne part avant la réparation.
threat-i2-01-text = Apparaît dans la station inférieure bleue. X : détruit une roquette en réserve. Y : se propage vers la gauche. Z : inflige 2 dégâts dans la zone de chacune de ses tuiles. Quiconque entre dans une station avec sa tuile est retardé, et ses tuiles restent après son Z. Sa progéniture a 1 point de vie.
threat-i2-02-text = Apparaît dans la station inférieure rouge. X : désactive l’escouade inférieure rouge si personne ne l’a prise. Y : se propage vers la droite. Z : inflige 2 dégâts dans la zone de chacune de ses tuiles. Quiconque entre dans une station avec sa tuile est retardé, et ses tuiles restent après son Z. Sa progéniture a 1 point de vie.
threat-i2-03-text = Apparaît dans la station supérieure rouge. X : change de pont. Y : va à droite. Z : inflige 4 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
threat-i2-04-text = Apparaît dans la station inférieure bleue. X : change de pont. Y : va à gauche. Z : inflige 4 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
threat-i2-05-text = Bloque C sur la passerelle. X : prend 1 cube à chaque réacteur. Y : retarde tout le monde à bord. Z : inflige 1 dégât à chaque zone.
threat-i2-06-text = { $overheated_reactor_z ->
    [2] Bloque B dans la station inférieure blanche. X : inflige 1 dégât à la zone blanche par cube dans le réacteur central. Y : une capsule de carburant est perdue. Z : inflige 2 dégâts à la zone où elle se trouve. La réparation qui l’achève assomme tous ceux qui sont dans les stations inférieures rouge et bleue.
   *[3] Bloque B dans la station inférieure blanche. X : inflige 1 dégât à la zone blanche par cube dans le réacteur central. Y : une capsule de carburant est perdue. Z : inflige 3 dégâts à la zone où elle se trouve. La réparation qui l’achève assomme tous ceux qui sont dans les stations inférieures rouge et bleue.
}
threat-si1-01-text = Apparaît dans la station inférieure rouge. X : change de pont. Y : si elle est endommagée, va à droite ; sinon inflige 2 dégâts à la zone où elle se trouve. Z : inflige 4 dégâts à la zone où elle se trouve ; assomme tous ceux qui sont dans sa station. Elle désactive l’escouade qui la frappe.
threat-si1-02-text = Apparaît dans la station supérieure bleue. X : change de pont. Y : si elle est endommagée, va à gauche ; sinon inflige 2 dégâts à la zone où elle se trouve. Z : inflige 4 dégâts à la zone où elle se trouve ; assomme tous ceux qui sont dans sa station. Elle désactive l’escouade qui la frappe.
threat-si1-03-text = Apparaît dans la station inférieure blanche. X : devient adulte. Y : change de pont ; inflige 1 dégât par membre d’équipage dans sa nouvelle station. Z : le vaisseau est perdu. Devenue adulte, elle désactive l’escouade qui la frappe.
threat-si1-04-text = X : double tous les dégâts de la zone rouge. Y : double tous les dégâts de chaque zone. Z : le vaisseau est perdu. Seuls les intercepteurs peuvent la réparer, et ils n’attaquent rien d’autre entre-temps.
threat-si1-05-text = { $crossed_wires_z ->
    [white] Bloque B sur la passerelle. X : le réacteur central se vide dans le bouclier central ; chaque cube en trop inflige 1 dégât. Y : le bouclier central se vide, avec 1 dégât par cube. Z : tous les réacteurs se vident, avec 1 dégât à la zone blanche par cube.
   *[own] Bloque B sur la passerelle. X : le réacteur central se vide dans le bouclier central ; chaque cube en trop inflige 1 dégât. Y : le bouclier central se vide, avec 1 dégât par cube. Z : tous les réacteurs se vident, avec 1 dégât à leur zone par cube.
}
threat-si1-06-text = Bloque C dans la station supérieure bleue et la station inférieure rouge. X : assomme tous ceux qui dirigent à bord une escouade active. Y : assomme tous ceux qui sont dans ses stations. Z : assomme tous ceux qui, à bord, ne sont pas sur la passerelle. Faire C dans les deux stations le même tour répare 1 de plus.
threat-si2-01-text = Apparaît dans la station supérieure bleue. X : va à gauche ; assomme tous ceux qui, dans sa nouvelle station, ne dirigent pas d’escouade active. Y : change de pont ; assomme tous ceux qui, dans sa nouvelle station, ne dirigent pas d’escouade active. Z : inflige 3 dégâts à la zone où elle se trouve. Elle désactive l’escouade qui la frappe.
threat-si2-02-text = { $seeker_retaliates ->
    [true] Apparaît sur la passerelle. X et Y : va dans la station adjacente où il y a le plus de monde, sauf égalité. Z : inflige 5 dégâts à la zone où elle se trouve ; assomme tous ceux qui sont dans sa station. Elle désactive l’escouade qui la frappe. Quiconque la détruit est assommé, et son escouade désactivée.
   *[false] Apparaît sur la passerelle. X et Y : va dans la station adjacente où il y a le plus de monde, sauf égalité. Z : inflige 5 dégâts à la zone où elle se trouve ; assomme tous ceux qui sont dans sa station. Quiconque la détruit est assommé, et son escouade désactivée.
}
threat-si2-03-text = Bloque B dans la station inférieure rouge, la station inférieure blanche et la station inférieure bleue. X : prend 2 cubes au réacteur central. Y : prend 1 cube à chaque réacteur. Z : inflige 3 dégâts à chaque zone. Faire B dans les trois stations le même tour répare 2 de plus.
threat-si2-04-text = Apparaît dans la station supérieure rouge, la station inférieure rouge, la station supérieure bleue et la station inférieure bleue. X : retarde tous ceux qui sont dans ses stations. Y : inflige 1 dégât à la zone de chacune de ses tuiles. Z : assomme tous ceux qui sont dans ses stations ; quiconque y entre plus tard est assommé aussi. Chaque coup retire la tuile de la station ; le troisième y met fin.
threat-si2-05-text = Bloque C dans la station inférieure blanche. X et Y : accélère de 1. Z : le vaisseau est perdu. Trois membres d’équipage doivent faire C le même tour pour la désamorcer.

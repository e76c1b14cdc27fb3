# Les personnages : leurs noms, ce que fait chacun sur sa face normale et sur l’améliorée, une ligne du film d’où il sort,
# le libellé de ses appels, et ce que dit le journal quand il aide. Dés, lignes et colonnes sont comptés à partir de 1.

character-ruby-valentine = Ruby Valentine
character-ruby-valentine-normal = Une fois par partie, pendant le placement des dés : tournez un dé de votre main de 2 points au plus, vers le haut ou vers le bas.
character-ruby-valentine-upgraded = Une fois par partie, pendant le placement des dés : tournez un dé de votre main sur le chiffre de votre choix.
character-ruby-valentine-story = Quinze ans derrière une table de craps à Reno, et personne n’a jamais vu bouger son pouce.
call-character-ruby-valentine = Tourner { character-called-die } sur { $value }

character-otis-greenlee = Otis Greenlee
character-otis-greenlee-normal = Une fois par partie, en phase des salles tant qu’il reste un dé : gagnez 3 énergies.
character-otis-greenlee-upgraded = Une fois par partie, en phase des salles tant qu’il reste un dé : gagnez 6 énergies.
character-otis-greenlee-story = Le drive-in Starlite est à lui, avec son enseigne au néon et le plus gros groupe électrogène du comté.
call-character-otis-greenlee = { $value ->
    [one] Gagner { $value } énergie
   *[other] Gagner { $value } énergies
}

character-agnes-kowalski = Agnes Kowalski
character-agnes-kowalski-normal = Une fois par partie, en phase des salles tant qu’il reste un dé : l’excavatrice avance de 3 cases, gratuitement.
character-agnes-kowalski-upgraded = Une fois par partie, en phase des salles tant qu’il reste un dé : l’excavatrice avance de 5 cases, gratuitement.
character-agnes-kowalski-story = Elle a foré tous les puits d’ici à la frontière de l’État, dimanches compris.
call-character-agnes-kowalski = { $value ->
    [one] Forer une case de plus
   *[other] Forer { $value } cases de plus
}

character-kenji-nakamura = Kenji Nakamura
character-kenji-nakamura-normal = Une fois par partie, pendant le placement des dés : déplacez un vaisseau qui se trouve sous les points de largage, de 2 colonnes au plus sur le côté, vers une case libre. Il ne s’y passe rien.
character-kenji-nakamura-upgraded = Une fois par partie, pendant le placement des dés ou en phase des salles tant qu’il reste un dé : déplacez un vaisseau qui se trouve sous les points de largage vers n’importe quelle case libre de sa ligne. Il ne s’y passe rien.
character-kenji-nakamura-story = Douze ans, champion de modèles réduits, et seul à avoir compris que les soucoupes courent après.
call-character-kenji-nakamura = Attirer le vaisseau de la ligne { $row } du ciel, colonne { $column }, vers la colonne { $value }

character-vera-zelenka = Madame Zelenka
character-vera-zelenka-normal = Une fois par partie, pendant le placement des dés : relancez tous les dés de votre main.
character-vera-zelenka-upgraded = Une fois par partie, pendant le placement des dés : relancez tous les dés de votre main, jusqu’à trois fois dans la même manche.
character-vera-zelenka-story = À en croire l’écriteau, elle voit l’avenir. Quand il ne lui plaît pas, elle repose la question.
call-character-vera-zelenka = Relancer tous les dés de la main

character-hattie-oyelaran = Hattie Oyelaran
character-hattie-oyelaran-normal = Une fois par partie, pendant le placement des dés : réparez 1 dégât.
character-hattie-oyelaran-upgraded = Une fois par partie, pendant le placement des dés : réparez 2 dégâts.
character-hattie-oyelaran-story = Elle construit des ponts. Depuis la deuxième attaque, elle se passe de plans.
call-character-hattie-oyelaran = { $value ->
    [one] Réparer { $value } dégât
   *[other] Réparer { $value } dégâts
}

character-ezra-tock = Ezra Tock
character-ezra-tock-normal = Une fois par partie, pendant le placement des dés : posez un robot de valeur 3 sur une case libre d’une salle excavée, canons exclus. Il peut travailler dès cette manche.
character-ezra-tock-upgraded = Une fois par partie, pendant le placement des dés : posez un robot de valeur 4 sur une case libre d’une salle excavée, canons exclus. Il peut travailler dès cette manche.
character-ezra-tock-story = Ses jouets en fer-blanc ont toujours paru un peu trop vivants aux enfants. Pour ceci, ils sont parfaits.
call-character-ezra-tock = Un robot de valeur { $value } en ligne { $row }, colonne { $column }

character-connie-reyes = Connie Reyes
character-connie-reyes-normal = Une fois par partie, en phase des salles tant qu’il reste un dé : détruisez un vaisseau posé sur une explosion, quel qu’en soit le chiffre. Le vaisseau orange est trop coriace.
character-connie-reyes-upgraded = Une fois par partie, en phase des salles tant qu’il reste un dé : détruisez n’importe quel vaisseau sous les points de largage. Le vaisseau orange est trop coriace.
character-connie-reyes-story = Tireuse acrobate du rodéo Silver Spur. Une soucoupe, dit-elle, ça se casse comme une assiette.
call-character-connie-reyes = Tirer en ligne { $row } du ciel, colonne { $column }

character-fay-marchetti = Fay Marchetti
character-fay-marchetti-normal = Une fois par partie, en phase des salles : deux dés de la base échangent leurs chiffres. Aucun des deux ne doit creuser.
character-fay-marchetti-upgraded = Une fois par partie, en phase des salles : deux dés de la base montrent tous deux le chiffre le plus élevé. Aucun des deux ne doit creuser.
character-fay-marchetti-story = Elle mène le bal chez les pompiers, et quand Fay dit de changer de partenaire, on en change.
call-character-fay-marchetti = Réunir { character-called-die } et { character-other-die }

character-gus-papadakis = Gus Papadakis
character-gus-papadakis-normal = Une fois par partie, en phase des salles : utilisez une salle gratuitement, avec 1 de valeur en plus.
character-gus-papadakis-upgraded = Une fois par partie, en phase des salles : utilisez une salle gratuitement, avec 3 de valeur en plus.
character-gus-papadakis-story = Son restaurant ne ferme jamais. L’œil de qui a bu son café non plus.
call-character-gus-papadakis = Du café pour la salle en ligne { $row }, colonne { $column } : gratuite, avec { $value } de valeur en plus

character-leila-haddad = Docteur Leila Haddad
character-leila-haddad-normal = Une fois par partie, en phase des salles tant qu’il reste un dé : recherche d’une valeur de 4. Elle ne peut pas atteindre la dernière case.
character-leila-haddad-upgraded = Une fois par partie, en phase des salles tant qu’il reste un dé : recherche d’une valeur de 7. Elle ne peut pas atteindre la dernière case.
character-leila-haddad-story = Ses lettres sur les lueurs près de Véga sont restées sans réponse. À présent, les généraux portent ses valises.
call-character-leila-haddad = Recherche d’une valeur de { $value }

character-miss-vega = Miss Vega
character-miss-vega-normal = Une fois par partie, pendant le placement des dés : cette manche, le vaisseau mère ne fait pas ce qu’indique sa ligne.
character-miss-vega-upgraded = Une fois par partie, pendant le placement des dés : le vaisseau mère remonte d’une ligne et, cette manche, ne fait pas ce qu’indique sa ligne.
character-miss-vega-story = La nouvelle ouvreuse ne cligne jamais des yeux et ne dit jamais d’où elle vient. Elle fredonne, et le ciel écoute.
call-character-miss-vega = Fredonner pour le vaisseau mère

character-called-die = { $die ->
    [1] le premier dé gris
    [2] le deuxième dé gris
    [3] le troisième dé gris
    [4] le premier dé blanc
   *[other] le second dé blanc
}
character-other-die = { $value ->
    [1] le premier dé gris
    [2] le deuxième dé gris
    [3] le troisième dé gris
    [4] le premier dé blanc
   *[other] le second dé blanc
}

character-ability-used = { $name ->
    [ruby-valentine] Ruby Valentine souffle sur un dé.
    [otis-greenlee] Otis Greenlee branche le groupe électrogène du drive-in.
    [agnes-kowalski] Agnes Kowalski met sa foreuse en marche.
    [kenji-nakamura] Une soucoupe se lance aux trousses de l’avion de Kenji Nakamura.
    [vera-zelenka] Ce que voit Madame Zelenka ne lui plaît pas : elle repose la question.
    [hattie-oyelaran] Hattie Oyelaran et son équipe sont sur le toit.
    [ezra-tock] Ezra Tock remonte son plus beau jouet.
    [connie-reyes] Connie Reyes vise.
    [fay-marchetti] Fay Marchetti lance : changez de partenaire !
    [gus-papadakis] Gus Papadakis apporte du café frais.
    [leila-haddad] Le docteur Haddad a une idée.
   *[miss-vega] Miss Vega fredonne, et le vaisseau mère oublie pourquoi il est venu.
}

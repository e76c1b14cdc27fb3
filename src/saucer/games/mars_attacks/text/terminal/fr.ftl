# Ce que seul le dessin pour terminal dit.

terminal-round = Round { $round }
terminal-asked = { seat-name } : { $prompt }
terminal-player = Points : { $points } sur { $goal }   Pions : { $counters }   Cartes : { $cards }   Figurines à activer : { $able }
terminal-waiting = Attendent d’entrer :
terminal-hiding = Dans une cachette :
terminal-dead = Morts :
terminal-gone = Ont quitté le plateau :
terminal-heroics = Points d’héroïsme : { $left }
terminal-set = { half-name } (niveau { $level })
terminal-supports = Soutiens : { $sets }
terminal-deck = Cartes dans la pioche : { $deck }   Défaussées : { $discard }
terminal-hand = { $seat ->
    [0] Main des Martiens : { $cards }
   *[other] Main des humains : { $cards }
}
terminal-none = vide
terminal-active = Active : { $name }
terminal-test = { $kind ->
    [strike] { stat-name } : { $dice } dés, { $need } ou plus
   *[other] { model-name }, { stat-name } : { $dice } dés, { $need } ou plus
}
terminal-card = { half-name } (carte { $card })

terminal-deploy = Déployer
terminal-enter = Entrer sur le plateau
terminal-authority = Utiliser Autorité
terminal-activate = Activer
terminal-name = Désigner
terminal-choose = Choisir
terminal-move = { $manner ->
    [0] Avancer
    [1] Avancer pour un point d’héroïsme
   *[other] Courir pour un point d’héroïsme
}
terminal-shift = dans sa case
terminal-leave = { $manner ->
    [0] Quitter le plateau pour { $points } points
   *[other] Quitter le plateau pour { $points } points, par un point d’héroïsme
}
terminal-shoot = { $manner ->
    [0] Tirer
    [1] Viser et tirer
   *[other] Tirer pour un point d’héroïsme
}
terminal-odds = mort { $kill } %, panique { $panic } %
terminal-use = Utiliser { $card }
terminal-save = Sauver la figurine
terminal-lay = Poser un soutien
terminal-discard = Défausser
terminal-play = Jouer { $card }
terminal-support = { support-name }
terminal-standing = { $name } (ligne { $row }, colonne { $column })
terminal-row = Ligne { $row }
terminal-column = colonne { $column }
terminal-direction = { $direction ->
    [0] vers le haut
    [1] vers la droite
    [2] vers le bas
   *[other] vers la gauche
}

terminal-legend =
    M1 un Martien, S1 un soldat, E Eva, T Troy, G le Sergent ; M1* activé, M1~ en panique ; qui agit est en couleurs inversées
    ━ ┃ un mur haut, ╌ ┊ un mur bas ; ─4─ sur le bord du plateau : les points pour en sortir là
    { "?" } un pion caché, ◆ un artefact, ♣ une créature, ⌂ une cachette, ▣ une voiture, ▲ le troupeau en feu, c un civil, W l’insecte géant
    La ligne 1 est celle des Martiens, la ligne 8 celle des humains. Les chances sont exactes, avant les cartes.

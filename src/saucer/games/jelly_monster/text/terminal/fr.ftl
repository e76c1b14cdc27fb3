# Ce que seul le dessin pour terminal dit.

terminal-round = Manche { $round } sur { $rounds }
terminal-steps = { $steps ->
    [one] { seat-name } a retourné le sablier : c’est la dernière étape.
   *[other] { seat-name } a retourné le sablier : il reste { $steps } étapes.
}
terminal-letter = { district-name }
terminal-zone = { zone-name }
terminal-entrance = à l’entrée
terminal-blocked = barrière de { seat-name }
terminal-centre = Centre-ville (Jelly-pods : { $left })
terminal-player = Gelées : { $jelly }, Jelly-pods : { $pods }
terminal-score = { $score ->
    [one] { $score } gelée en tout
   *[other] { $score } gelées en tout
}
terminal-finished = tous les dés placés
terminal-barrier = barrière en main

terminal-die = Placer un { $value }
terminal-where = Quartier { district-name }, { face-name } : { $reward }
terminal-no-effect = sans effet
terminal-expel = expulser un { $expelled } de { owner-name }
terminal-move = { $away ->
    [0] déplacer la cible vers l’entrée
   *[other] déplacer la cible vers le centre-ville
}

terminal-legend =
    { "»6«" } la récompense ciblée : 6 gelées, ▶ compté en premier, 5+3=8★ les dés, leur somme qui compte et qui domine, ■ un dé
    ● piocher un Jelly-pod, -● en défausser un, 2×● 2 gelées par Jelly-pod, ← → ↔ copier le quartier de gauche, de droite, de l’un des deux côtés
    ⇐1 prendre 1 gelée à chaque autre joueur, ⇒1 en donner 1 à chacun, 5/2 au premier et au deuxième, 4/+1 au premier et à tous les autres
    { "1-2:7 3+:●" } avec un ou deux dés 7 gelées, avec trois ou plus un Jelly-pod
    Un 1 ou un 2 peut expulser un dé présent, un 3 ou un 4 peut déplacer la cible ; les dés égaux d’une couleur s’annulent.

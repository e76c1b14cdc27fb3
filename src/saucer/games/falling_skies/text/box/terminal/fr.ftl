# Ce que le dessin pour terminal ne dit que de l’édition en boîte.

terminal-city = { $city } · { $side } · ★ { $stars }

terminal-die = { $colour ->
    [white] Dé { $number } : { $value } blanc
   *[dark] Dé { $number } : { $value } gris
}

terminal-unused = (Pas encore utilisé.)
terminal-used = (Utilisé.)
terminal-count = { $goal ->
    [0] ({ $count } pour l’instant.)
   *[other] ({ $count } sur { $goal }.)
}

terminal-legend =
    ◆ vaisseau violet, ◈ vaisseau blanc, ● vaisseau orange, ▼ signal au vaisseau mère, ← → flèches, ✶3 explosion 3, ✹3 explosion rouge 3
    ⊕ ⊗ portails, deux de chaque sorte par tuile, ◌ jeton, > ce que fera le vaisseau mère
    (4) dé blanc, [4] dé gris, A<4> robot, z s’il a travaillé cette manche, ◀◀ excavatrice, ░░░ pas encore creusé, == une salle large

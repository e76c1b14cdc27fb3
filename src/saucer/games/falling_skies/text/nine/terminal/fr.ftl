# Ce que le dessin pour terminal ne dit que des neuf cartes.

terminal-die = { $colour ->
    [white] Dé { $number } : { $value } blanc
   *[dark] Dé { $number } : { $value } noir
}

terminal-legend =
    ◆ vaisseau vert, ◈ vaisseau rouge, ▼ signal au vaisseau mère, ← → flèches, ✶3 explosion 3, > ce que fera le vaisseau mère
    (4) dé blanc, [4] dé noir, A<4> robot, z s’il a travaillé cette manche, ◀◀ excavatrice, ░░░ pas encore creusé, == une salle large

connect-four-title = Puissance quatre
connect-four-blurb = Laissez tomber vos jetons dans les colonnes. Le premier à en aligner quatre l’emporte.

event-disc-dropped = { $seat ->
    [0] X lâche un jeton dans la colonne { $column }.
   *[other] O lâche un jeton dans la colonne { $column }.
}
event-four-connected = { $seat ->
    [0] X en aligne quatre et gagne !
   *[other] O en aligne quatre et gagne !
}
event-board-filled = Le plateau est plein : personne ne gagne.

refusal-no-such-column = La colonne { $column } n’existe pas.
refusal-column-full = La colonne { $column } est pleine.

command-drop = Lâcher un jeton dans la colonne { $column }

ending-four = Quatre alignés
ending-full = Le plateau est plein

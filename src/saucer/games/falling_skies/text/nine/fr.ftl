# Ce que seules disent les neuf cartes. Les vaisseaux 5 et 6 sont les rouges ; les dés 3 et 4 sont blancs.

falling-skies-9-title = Under Falling Skies, en neuf cartes
falling-skies-9-blurb = Vous commandez un abri sous une ville assiégée. Chaque dé mis au travail attire les soucoupes de sa colonne : creusez, tirez, cherchez, avant que le vaisseau mère ne soit sur vous.

a-ship = { $ship ->
    [5] un vaisseau rouge
    [6] un vaisseau rouge
   *[other] un vaisseau vert
}
a-ship-first = { $ship ->
    [5] Un vaisseau rouge
    [6] Un vaisseau rouge
   *[other] Un vaisseau vert
}
the-ship = { $ship ->
    [5] le vaisseau rouge
    [6] le vaisseau rouge
   *[other] le vaisseau vert
}
the-ship-first = { $ship ->
    [5] Le vaisseau rouge
    [6] Le vaisseau rouge
   *[other] Le vaisseau vert
}
the-ship-goes = { $ship ->
    [5] Il quitte le combat.
    [6] Il quitte le combat.
   *[other] Il retourne à bord du vaisseau mère.
}
which-die = { $die ->
    [0] Premier dé noir
    [1] Deuxième dé noir
    [2] Troisième dé noir
    [3] Premier dé blanc
   *[other] Second dé blanc
}
the-die = { $die ->
    [0] le premier dé noir
    [1] le deuxième dé noir
    [2] le troisième dé noir
    [3] le premier dé blanc
   *[other] le second dé blanc
}
the-value-first = { $die ->
    [3] Le { $value } blanc
    [4] Le { $value } blanc
   *[other] Le { $value } noir
}

event-no-ship-left = L’ennemi n’a plus de vaisseau rouge à envoyer.
action-ship-help = { $amount ->
    [one] Un vaisseau rouge rejoint l’invasion, s’il en reste.
   *[other] { $amount } vaisseaux rouges rejoignent l’invasion, tant qu’il en reste.
}

card-mothership = Vaisseau mère
card-sky-1 = Ciel supérieur
card-sky-2 = Haut du ciel
card-sky-3 = Bas du ciel
card-sky-4 = Ciel inférieur
card-upper-base = Base supérieure
card-lower-base = Base inférieure
card-tracks = Énergie et recherche

option-hard = Cartes sur leur face difficile
option-hard-help = Chaque face difficile ajoute un niveau. Pour une première partie, n’en retournez aucune.
option-lenient-digging = Fouilles libres
option-lenient-digging-help = Autant de dés qu’on veut devant l’excavatrice ; ceux qui n’atteignent pas leur case sont perdus.
option-dice-in-tunnels = Dés dans les tunnels
option-dice-in-tunnels-help = Un dé peut attendre dans un tunnel excavé. Il n’y fait rien.

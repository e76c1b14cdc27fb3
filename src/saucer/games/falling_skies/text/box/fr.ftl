# Ce que seule dit l’édition en boîte. Les vaisseaux 0 à 4 sont violets, 5 à 8 blancs, et le 9 est l’orange ; les dés 3 et 4 sont blancs.
# Villes, personnages et scénarios parlent pour eux-mêmes, chacun dans son dossier.

falling-skies-title = Under Falling Skies
falling-skies-blurb = L’invasion a atteint votre ville. Chaque dé placé fait descendre les soucoupes : creusez plus profond, donnez vie à des robots et achevez l’arme avant que le vaisseau mère n’arrive. Dix-sept villes, chacune avec son pouvoir, des personnages, des scénarios et une menace qui monte aussi haut que vous le voulez.

a-ship = { $ship ->
    [0] un vaisseau violet
    [1] un vaisseau violet
    [2] un vaisseau violet
    [3] un vaisseau violet
    [4] un vaisseau violet
    [9] le vaisseau orange
   *[other] un vaisseau blanc
}
a-ship-first = { $ship ->
    [0] Un vaisseau violet
    [1] Un vaisseau violet
    [2] Un vaisseau violet
    [3] Un vaisseau violet
    [4] Un vaisseau violet
    [9] Le vaisseau orange
   *[other] Un vaisseau blanc
}
the-ship = { $ship ->
    [0] le vaisseau violet
    [1] le vaisseau violet
    [2] le vaisseau violet
    [3] le vaisseau violet
    [4] le vaisseau violet
    [9] le vaisseau orange
   *[other] le vaisseau blanc
}
the-ship-first = { $ship ->
    [0] Le vaisseau violet
    [1] Le vaisseau violet
    [2] Le vaisseau violet
    [3] Le vaisseau violet
    [4] Le vaisseau violet
    [9] Le vaisseau orange
   *[other] Le vaisseau blanc
}
the-ship-goes = { $ship ->
    [0] Il retourne à bord du vaisseau mère.
    [1] Il retourne à bord du vaisseau mère.
    [2] Il retourne à bord du vaisseau mère.
    [3] Il retourne à bord du vaisseau mère.
    [4] Il retourne à bord du vaisseau mère.
    [9] Il tombe en flammes.
   *[other] Il quitte le combat.
}
which-die = { $die ->
    [0] Premier dé gris
    [1] Deuxième dé gris
    [2] Troisième dé gris
    [3] Premier dé blanc
   *[other] Second dé blanc
}
the-die = { $die ->
    [0] le premier dé gris
    [1] le deuxième dé gris
    [2] le troisième dé gris
    [3] le premier dé blanc
   *[other] le second dé blanc
}
the-die-first = { $die ->
    [0] Le premier dé gris
    [1] Le deuxième dé gris
    [2] Le troisième dé gris
    [3] Le premier dé blanc
   *[other] Le second dé blanc
}
the-value-first = { $die ->
    [3] Le { $value } blanc
    [4] Le { $value } blanc
   *[other] Le { $value } gris
}

event-no-ship-left = L’ennemi n’a plus de vaisseau blanc à envoyer.
event-ship-moved = { $rule ->
    [UFS-PORTAL] Un portail emporte { the-ship } de la colonne { $from_column } à la ligne { $row } du ciel, colonne { $column }.
   *[other] { the-ship-first } passe de la colonne { $from_column } à la ligne { $row } du ciel, colonne { $column }.
}
event-ships-rushed = { $rows ->
    [one] Les vaisseaux violets foncent d’une ligne vers le sol.
   *[other] Les vaisseaux violets foncent de { $rows } lignes vers le sol.
}
event-mothership-held = Le vaisseau mère ne répond pas au signal et reste où il est.
event-mothership-raised = { $row ->
    [0] Le vaisseau mère est repoussé au-dessus du ciel.
   *[other] Le vaisseau mère est repoussé jusqu’à la ligne { $row } du ciel.
}
event-damage-repaired = La base est réparée. Dégâts : { $damage }.
event-energy-lost = { $amount ->
    [0] Il n’y a plus d’énergie à perdre.
   *[other] L’énergie diminue de { $amount } et passe à { $energy }.
}
event-tile-turned = { $height ->
    [1] La tuile du ciel inférieur est côté menace.
    [2] La tuile du bas du ciel est côté menace.
    [3] La tuile du haut du ciel est côté menace.
   *[other] La tuile du ciel supérieur est côté menace.
}
event-ability-used = { $owner ->
    [city] { city-ability-used }
    [scenario] { scenario-ability-used }
   *[character] { character-ability-used }
}
event-die-set = { the-die-first } est tourné sur { $value }.
event-counted = { scenario-count }

command-drawn = Retourner la tuile de ciel { $tiles } côté menace
command-call = Faire appel à un pouvoir

action-ship-help = { $amount ->
    [one] Un vaisseau blanc rejoint l’invasion, s’il en reste.
   *[other] { $amount } vaisseaux blancs rejoignent l’invasion, tant qu’il en reste.
}
action-rush = Ruée
action-rush-help = { $amount ->
    [one] Tout vaisseau violet sous les points de largage descend d’une ligne, sauf si un autre lui barre la route, et subit l’effet de sa nouvelle case.
   *[other] Tout vaisseau violet sous les points de largage descend de { $amount } lignes, ou tant qu’aucun autre ne lui barre la route, et subit l’effet de sa nouvelle case.
}

symbol-portal = Portail
symbol-portal-help = Un vaisseau qui s’arrête ici passe à l’autre portail de la même couleur, sauf si un autre s’y trouve ou si le vaisseau mère l’a dépassé. Il ne s’y passe rien de plus.
symbol-red-explosion = Explosion rouge { $number }
symbol-red-explosion-help = Seuls des chasseurs d’une valeur d’exactement { $number } abattent un vaisseau posé ici.

phase-draw = La menace est tirée au sort

height-sky-1 = Ciel inférieur
height-sky-2 = Bas du ciel
height-sky-3 = Haut du ciel
height-sky-4 = Ciel supérieur
height-final = Tuile finale
set-base = Tuile de base
set-advanced = Tuile avancée
set-final = Tuile de la bataille finale
side-easy = Côté facile
side-threat = Côté menace
side-undamaged = Intacte
side-damaged = Endommagée
side-normal = Face normale
side-upgraded = Face améliorée

ours-note = De notre invention : nous ne savons pas ce qui est imprimé dans la boîte.

option-city = Ville
option-city-help = Chaque ville a sa propre base en sous-sol et un pouvoir pour toute la partie. Seule Roswell, intacte, n’en a pas : c’est la ville d’une première partie.
option-damaged = Ville endommagée
option-damaged-help = Après une défaite, vous pouvez retenter votre chance côté endommagé, dont le pouvoir est plus fort. Une demi-étoile de moins.
option-threat = Niveau de menace
option-threat-help = Autant de tuiles de ciel sont tirées au sort et retournées côté menace. Une étoile chacune.
option-threat-tiles = Tuiles de menace au choix
option-threat-tiles-help = Ces tuiles sont côté menace, en plus de celles tirées au sort. Une étoile chacune.
option-advanced = Tuiles avancées
option-advanced-help = À ces hauteurs, la tuile avancée remplace la tuile de base. Une étoile chacune.
option-final-tile = Tuile finale
option-final-tile-help = La tuile de la bataille finale coiffe le ciel : deux lignes de plus, et deux cases de recherche de plus.
option-scenario = Scénario
option-scenario-help = Un scénario change les règles et rend la tâche plus rude. Une étoile.
option-characters = Personnages
option-characters-help = Chacun vous aide une fois par partie. Une demi-étoile de moins chacun.
option-upgraded = Personnages améliorés
option-upgraded-help = Ils aident une fois par partie, avec leur pouvoir renforcé. Une étoile de moins chacun.

# Les mots dont seul le navigateur a besoin pour l’édition en boîte. Lignes et colonnes comptent à partir de 1.

set-up-falling-skies = Choisir ville et menace
end-harder = Augmenter la menace
box-level = { $threat ->
    [0] { $city }, sans menace
   *[other] { $city }, menace { $threat }
}
box-stars = { $stars ->
    [0] Sans étoile : une partie tranquille
   *[other] Difficulté { $stars } ★
}
box-stars-short = { $stars } ★

skies-die = { $colour ->
    [white] Dé { $number }, blanc, montre { $value }
   *[other] Dé { $number }, gris, montre { $value }
}
skies-foresee-reinforced = Un vaisseau blanc arrive en renfort.
skies-holds-die = { $colour ->
    [white] Un { $value } blanc s’y trouve.
   *[other] Un { $value } gris s’y trouve.
}
skies-holds-ship = { $kind ->
    [extra] Un vaisseau blanc s’y trouve.
    [orange] Le vaisseau orange s’y trouve.
   *[other] Un vaisseau violet s’y trouve.
}
skies-explain-threat = Cette tuile montre sa face menace.
skies-explain-ours = L’anneau marque ce que nous avons interprété : la règle imprimée ne nous est pas connue.
skies-help-round-3 = Le vaisseau mère descend d’une ligne, reprend les vaisseaux qu’il rencontre, fait ce qu’indique le bord de cette ligne, puis lâche les vaisseaux qui attendent : d’abord là où la colonne est vide, ensuite là où la descente est la plus longue.
skies-help-basic = Vaisseau violet
skies-help-basic-help = Abattu ou arrivé au sol, il attend sur le vaisseau mère et revient.
skies-help-extra = Vaisseau blanc, pareil à une lune
skies-help-extra-help = Vient après les violets ; abattu, il quitte le jeu jusqu’au prochain renfort.
skies-help-orange = Vaisseau orange, à cornes
skies-help-orange-help = Seul un scénario le fait venir. La carte du scénario dit ce qu’il fait.
skies-help-worker = Dé gris
skies-help-worker-help = Un de vos trois ouvriers.

box-cards = Ville, scénario et équipe
box-card-city = Ville
box-card-scenario = Scénario
box-card-character = Personnage
box-card-damaged = Ville endommagée
box-card-upgraded = Personnage amélioré
box-card-ready = Disponible
box-card-used = Utilisé
box-card-count = { $count } sur { $goal }
box-card-number = Compteur : { $count }
box-card-tokens = { $tokens ->
    [0] Plus aucun jeton
    [one] Encore un jeton
   *[other] Encore { $tokens } jetons
}
box-card-call = Utiliser
box-ours = De notre invention

box-new-presets = Quel genre de partie
box-new-first = Première partie
box-new-first-help = Roswell, sans robots, sans pouvoirs, sans menace. Il suffit de commencer.
box-new-full = Partie complète
box-new-full-help = Une des trois villes de départ avec son pouvoir, des robots, et autant de menace que vous l’osez.
box-new-free = Partie libre
box-new-free-help = N’importe quelle ville et sa face, un scénario, une équipe, des tuiles avancées.
box-new-sky = Le ciel, de haut en bas
box-new-no-scenario = Sans scénario
box-new-off = Absent
box-new-normal = Normal
box-new-upgraded = Amélioré
box-new-ours = Un anneau marque ce qui est de notre invention : l’original imprimé ne nous est pas connu.

# Les mots dont seul le plateau du navigateur a besoin. Lignes et colonnes comptent à partir de 1.

set-up-falling-skies-9 = Choisir les cartes
end-harder = Retourner une carte de plus
skies-supply = Vaisseaux rouges en réserve :
skies-level = { $level ->
    [0] Niveau 0
   *[other] Niveau { $level } ★
}
skies-die = { $colour ->
    [white] Dé { $number }, blanc, montre { $value }
   *[other] Dé { $number }, noir, montre { $value }
}
skies-foresee-reinforced = Un vaisseau rouge arrive en renfort.
skies-explain-supply = Les vaisseaux rouges hors jeu. Abattus, ils reviennent ici.
skies-holds-die = { $colour ->
    [white] Un { $value } blanc s’y trouve.
   *[other] Un { $value } noir s’y trouve.
}
skies-holds-ship = { $kind ->
    [extra] Un vaisseau rouge s’y trouve.
   *[other] Un vaisseau vert s’y trouve.
}

skies-new-intro = Huit des neuf cartes ont une face difficile. Retournez-en autant que vous l’osez.
skies-new-level = { $level ->
    [0] Niveau 0 : parfait pour débuter
    [8] Niveau 8 : sans pitié
   *[other] Niveau { $level } sur 8
}
skies-new-to-easy = Retourner sur la face facile.
skies-new-to-hard = Retourner sur la face difficile.
skies-new-all-easy = Tout facile
skies-new-all-hard = Tout difficile
skies-new-ours = Un anneau marque les faces en partie de notre invention : la carte imprimée ne nous est pas connue.
skies-new-readings = Là où la règle laisse un doute
skies-side-easy = facile
skies-side-hard = difficile
skies-ours-mothership = De nous : toute la face difficile. Le vaisseau mère part une ligne plus bas.
skies-ours-upper-base = De nous : la piste des dégâts de la face difficile.
skies-ours-lower-base = De nous : la piste des dégâts, le prix de la salle double et la dernière ligne de la face difficile.
skies-ours-tracks = De nous : la piste d’énergie de la face difficile.
skies-help-round-3 = Le vaisseau mère fait ce que sa flèche désigne, descend d’une ligne, reprend les vaisseaux qu’il rencontre et lâche ceux qui attendent : d’abord là où la colonne est vide, ensuite là où la descente est la plus longue.
skies-help-basic = Vaisseau vert
skies-help-basic-help = Abattu ou arrivé au sol, il attend sur le vaisseau mère et revient.
skies-help-extra = Vaisseau rouge
skies-help-extra-help = Vient après les verts ; abattu, il quitte le jeu jusqu’au prochain renfort.
skies-help-worker = Dé noir
skies-help-worker-help = Un de vos trois ouvriers.

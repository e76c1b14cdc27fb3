# Les règles derrière les lignes du journal, chacune en peu de mots.

rule-ufs-pnp-6 = Une salle à deux effets fait les deux avec la même valeur, pour un seul prix, dans l’ordre de votre choix.
rule-ufs-pnp-7 = Le vaisseau mère fait ce que désigne sa flèche, descend d’une ligne, reprend les vaisseaux qui s’y trouvent et lâche ceux qui attendent.
rule-ufs-ms-5 = Un vaisseau rouge rejoint ceux qui attendent, s’il en reste.
rule-ufs-spawn-1 = Les vaisseaux qui attendent tombent d’abord sur les colonnes vides, puis là où le prochain vaisseau est le plus loin ; les verts avant les rouges.

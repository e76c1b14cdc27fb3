# Les mots du plateau sans dessin. Ce que le jeu veut dire, il le dit lui-même.

plain-commands = Ce que vous pouvez faire
plain-nothing-to-do = Rien à faire pour vous en ce moment.
plain-would = Voici ce qui se passerait :
plain-view = Où en est la partie
plain-scenery = Ce qui ne change pas
plain-seats = Qui est assis où
# La plupart des jeux ne donnent pas de nom à leurs places.
plain-seat = { "" }
plain-you = vous
plain-clock = L’horloge de la table
plain-yes = oui
plain-no = non
plain-nothing = rien
plain-number = N°
plain-options = Choisir comment jouer
plain-no-options = Rien à choisir : ce jeu s’installe toujours de la même façon.
plain-no-choice = aucun

# Le formulaire de mise en place.

jelly-new-intro = Pour une première partie, tout est prêt : il n’y a plus qu’à commencer.
jelly-new-ours = Les { $faces } faces de quartier et le contenu des Jelly-pods sont de notre conception ; ceux de l’éditeur ne nous sont pas connus.
jelly-new-preset = Comment voulez-vous jouer ?
jelly-new-first = Première partie
jelly-new-first-help = Des quartiers simples, contre la montre.
jelly-new-calm = Sans se presser
jelly-new-calm-help = Des quartiers simples. Chacun choisit en secret, aucune horloge ne tourne.
jelly-new-wild = Ville folle
jelly-new-wild-help = Toutes les faces : flèches, voleurs, podiums. Contre la montre.
jelly-new-apart = Contre la montre, chacun a besoin de son propre appareil : tous jouent à la fois, et les Jelly-pods sont secrets. Sans se presser, un seul appareil peut passer de main en main.
jelly-new-details = Changer les détails

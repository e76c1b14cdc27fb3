# Les mots des pages ; les jeux apportent les leurs.

saucer = Saucer
tagline = Ce soir sur grand écran : la fin du monde. Vous y tenez un rôle.
unofficial = Une adaptation libre et non officielle. Les règles sont des faits ; chaque mot et chaque dessin sont de nous.
skip-to-content = Aller au contenu
skip-to-board = Aller au plateau
nothing-here = Il n’y a rien à cette adresse.
loading = On charge la bobine…
refused = Cela a été refusé ({ $code }).
refusal-no-connection = Le serveur ne répond pas.
close = Fermer

nav = Pages
nav-home = À l’affiche
nav-tables = Mes tables
nav-rules = Règles

settings = Réglages
language = Langue
theme = Lumière
theme-dark = Séance de nuit
theme-paper = Papier
volume = Volume
volume-off = Muet
volume-said = { $percent } pour cent
motion = Animations
motion-on = Activées
motion-off = Coupées
keys = Clavier

now-showing = À l’affiche
play = Jouer
set-up = Choisir les cartes
watch-a-bot = Regarder jouer l’ordinateur
resume = Reprendre
resume-last = Reprendre la dernière partie
no-board = Ce jeu n’a pas encore de plateau ici.

new-game = Nouvelle partie
who-plays = Qui joue
you-play = Vous
bot-plays = L’ordinateur, « { $bot } »
start = Commencer
start-watching = Commencer et regarder

my-tables = Mes tables
no-tables = Vous n’avez pas encore de table.
table-ply = { $ply ->
    [0] pas commencée
    [one] un coup
   *[other] { $ply } coups
}
table-going = En cours
table-changed = Dernier coup : { $ago }
table-import = Ouvrir un journal
look-at-it = Revoir

thinking = L’ordinateur réfléchit.
watching = Vous regardez.
your-move = À vous de jouer.
sending = Envoi…
looking-back = { $ply ->
    [0] Vous regardez le début, avant le coup 1 sur { $last }.
   *[other] Vous regardez le coup { $ply } sur { $last }.
}
to-now = Au présent
what-if = Rejouer d’ici
skip = Passer
jump-to-now = Sauter au présent
undo = Reprendre le coup
undo-none = Rien à reprendre : le hasard a parlé, ou rien n’est encore joué.
connection-lost = Connexion perdue. Nouvel essai…
connection-retry = Essayer maintenant
history = La bobine
history-slider = Revoir un moment de la partie
history-first = Au début
history-previous = Un coup en arrière
history-next = Un coup en avant
history-last = Au présent
log = Ce qui s’est passé
log-hide = Cacher le journal
log-empty = Il ne s’est encore rien passé.
log-undone = Le dernier coup a été repris.
log-look = Revoir le coup { $ply }
log-download = Télécharger le journal
log-copy = Copier l’adresse
log-copied = L’adresse est copiée : qui l’ouvre peut regarder.
title-playing = { $prompt } · { $game }
title-lost = Connexion perdue · { $game }

the-end = Fin
end-again = Rejouer
end-harder = Retourner une carte de plus
end-show = Le dénouement
end-look = Voir le plateau
end-figures = En chiffres
figure-moves = Coups joués

keys-title = Toute la partie au clavier
keys-move = Tab ou les flèches
keys-move-help = d’une chose à l’autre
keys-act = Entrée ou Espace
keys-act-help = choisir ou appuyer
keys-escape = Échap
keys-escape-help = lâcher ce qui est choisi, fermer ce qui est ouvert
keys-skip-help = passer ce qui se déroule
keys-undo-help = reprendre le dernier coup
keys-log-help = montrer ou cacher le journal
keys-look-help = un coup en arrière, un coup en avant
keys-now-help = revenir au présent
keys-mute-help = couper ou remettre le son
keys-help-help = cette aide

bot-random = Au hasard
bot-rollout = Essais
bot-habit = Par habitude
bot-planner = Stratège

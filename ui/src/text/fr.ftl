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
rules-in-new-tab = Règles (dans un nouvel onglet)

open-tables = Tables ouvertes
open-tables-help = Des tables où chacun peut prendre une chaise libre. Asseyez-vous, dites bonjour, et la partie commence quand tout le monde est prêt.
open-tables-count = { $count ->
    [0] Aucune table n’est ouverte.
    [one] Une table est ouverte.
   *[other] { $count } tables sont ouvertes.
}
no-open-tables = Personne n’attend de joueurs en ce moment. Choisissez un jeu, laissez une chaise libre et annoncez la table ici.
free-chairs = { $count ->
    [0] aucune chaise libre
    [one] une chaise libre
   *[other] { $count } chaises libres
}
sit-down = S’asseoir
look-on = Regarder
table-opened = Ouverte { $ago }
sitters = Qui est à la table
sitter-free = libre
sitter-me = { $name } (vous)
sitter-stood-in = { $name } (absent : { $bot })
players = { $most } joueurs
players-range = de { $least } à { $most } joueurs

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
set-up = Installer la partie
watch-a-bot = Regarder jouer l’ordinateur
watch-bots = Regarder jouer l’ordinateur
resume = Reprendre
resume-last = Reprendre la dernière partie
no-board = Ce jeu n’est pas dans la maison.

new-game = Nouvelle partie
who-plays = Qui joue
you-play = Vous
bot-plays = L’ordinateur, « { $bot } »
start = Commencer
start-watching = Commencer et regarder
start-open = Ouvrir la table
start-open-help = Vous recevez un lien à envoyer aux autres. La partie commence quand tout le monde est prêt.

chairs = Autour de la table
chairs-count = Chaises
chairs-said = { $count ->
    [one] { $count } chaise
   *[other] { $count } chaises
}
others = Les autres
others-invited = Sur invitation
others-here = Sur cet appareil
others-bots = L’ordinateur
chair = Chaise { $number }
chair-me = Moi
chair-me-too = Moi aussi, sur cet appareil
chair-open = Quelqu’un d’autre, sur invitation
my-name = Mon nom
my-name-example = comme les autres le verront
who-may-come = Qui peut venir
table-private = Privée : seulement qui a votre lien.
table-listed = Annoncée : elle figure aussi parmi les tables ouvertes de la maison, pour tout le monde.
pace = Vitesse de l’horloge
pace-said = Horloge à { $percent } %
pace-50 = 50 % : deux fois plus de temps, pour apprendre ou pour discuter.
pace-75 = 75 % : un tiers de temps en plus.
pace-100 = 100 % : comme le veut la règle.
pace-150 = 150 % : deux tiers du temps, pour les habitués.

my-tables = Mes tables
no-tables = Vous n’avez pas encore de table.
table-ply = { $ply ->
    [0] pas commencée
    [one] un coup
   *[other] { $ply } coups
}
phase-gathering = Attend des joueurs
phase-playing = En cours
phase-paused = En pause
phase-over = Finie
table-changed = Dernier coup : { $ago }
table-import = Ouvrir un journal
look-at-it = Revoir
go-there = Y aller

thinking = { $bots ->
    [one] L’ordinateur réfléchit.
   *[other] Les ordinateurs sont à l’œuvre.
}
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
undo-none-hidden = Les mains sont cachées dans ce jeu : un coup n’est repris que si d’autres, chacun sur son appareil, sont d’accord.
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
log-earlier = { $count ->
    [one] Montrer la ligne qui précède
   *[other] Remonter dans les { $count } lignes qui précèdent
}
log-look = Revoir le coup { $ply }
log-download = Télécharger le journal
log-copy = Copier l’adresse
log-copied = L’adresse est copiée : qui l’ouvre peut regarder.
title-playing = { $prompt } · { $game }
title-lost = Connexion perdue · { $game }

the-end = Fin
end-again = Rejouer
end-harder = Un peu plus difficile
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
keys-company-help = montrer ou cacher la tablée
keys-look-help = un coup en arrière, un coup en avant
keys-now-help = revenir au présent
keys-mute-help = couper ou remettre le son
keys-help-help = cette aide

bot-random = Au hasard
bot-rollout = Essais
bot-habit = Par habitude
bot-planner = Stratège
bot-tactician = Tacticien

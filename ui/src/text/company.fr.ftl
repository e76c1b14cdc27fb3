# Les mots d’une table entourée de plusieurs personnes.

company = La tablée
company-button = La tablée : { $here ->
    [one] { $here } personne présente
   *[other] { $here } personnes présentes
}
company-button-unread = La tablée : { $here } ici, { $unread ->
    [one] une ligne non lue
   *[other] { $unread } lignes non lues
}
company-hide = Cacher la tablée
company-people = Autour de la table
company-nameless = Sans nom
company-pace = À cette table, le temps s’écoule à { $pace } % de celui du jeu.

chair-free = Une chaise libre
chair-of = { $name }, chaise { $number }
chair-nameless = Joueur { $number }
chair-more = Autres choix pour la chaise { $number }
chair-you = vous
chair-turn = c’est son tour
chair-away = { $minutes ->
    [0] absent
    [one] absent depuis une minute
   *[other] absent depuis { $minutes } minutes
}
chair-stood-in = absent : l’ordinateur joue ({ $bot })
mark-host = Hôte
mark-ready = Prêt
mark-bot = Ordinateur
mark-here = Présent
mark-away = Absent
mark-muted = Réduit au silence

gathering = La partie commence dès que chaque chaise est prise et que tout le monde est prêt.
gathering-free = { $free ->
    [one] Une chaise est encore libre : envoyez le lien à quelqu’un.
   *[other] { $free } chaises sont encore libres : envoyez le lien à quelqu’un.
}
gathering-ready = Toutes les chaises sont prises. On commence dès que tout le monde est prêt.
ready = Je suis prêt
ready-yes = Prêt. On attend les autres…
waiting-for = On attend { $names }.
waiting-away = On attend { $name }, qui est absent.
waiting-chair = On attend que quelqu’un prenne la chaise libre.
watching-for = Vous regardez. À jouer : { $names }.

sit-here = S’asseoir ici
sit-here-too = S’asseoir ici aussi
stand-up = Se lever
stand-up-sure = Oui, rendre cette chaise
give-chair = Donner cette chaise à { $name }
give-chair-sure = Oui, { $name } continue à ma place
fill-with-bot = Y mettre l’ordinateur
remove-bot = Retirer l’ordinateur
stand-in = Laisser jouer l’ordinateur à sa place
claim-wait = { $seconds ->
    [one] Possible dans une seconde, si l’absence dure.
   *[other] Possible dans { $seconds } secondes, si l’absence dure.
}
look-from = Regarder d’ici
host-tools = En tant qu’hôte…
mute = Réduire au silence
unmute = Rendre la parole
make-host = Nommer hôte
kick = Renvoyer
kick-sure = Oui, renvoyer pour de bon
watchers = Spectateurs
watchers-nameless = { $count ->
    [one] Une personne sans nom
   *[other] { $count } personnes sans nom
}
leave = Quitter la table
leave-sure = Oui, rendre ma chaise et partir
stay = Rester
house-rules = Qui peut venir et regarder
setting-listed = Inscrite parmi les tables ouvertes : chacun peut s’y asseoir
setting-watch = Quiconque a l’adresse peut regarder
setting-chat = Les spectateurs peuvent bavarder entre eux

invite = Inviter quelqu’un
invite-help = Quiconque ouvre ce lien peut s’asseoir ou regarder.
invite-copy = Copier le lien
invite-copied = Le lien est copié : envoyez-le à vos amis.
invite-renew = Renouveler le lien
invite-stale = Cette invitation ne vaut plus, ou l’hôte vous a renvoyé. Demandez un nouveau lien.

name = Votre nom
name-enter = Prendre ce nom
name-change = Changer de nom
door = Vous êtes invité à une table
door-to = Vous êtes invité : { $game }
door-open = Une chaise est libre : { $game }
door-help = Comment les autres doivent-ils vous appeler ? On ne demande rien d’autre.
door-full = Toutes les chaises sont prises.
only-watch = Seulement regarder
origin-fork = Cette table part d’un moment d’une autre partie : qui l’a ouverte sait peut-être ce qui est caché ici.
origin-file = Cette table vient d’un fichier de partie : qui l’a ouverte sait peut-être ce qui est caché ici.
origin-position = Cette table a commencé par une position préparée : qui l’a ouverte sait peut-être ce qui est caché ici.
private = Cette table est privée
private-help = Seuls les invités la voient, et personne que l’hôte a renvoyé. Demandez le lien à quelqu’un de la table.
dismissed = Vous ne pouvez plus voir cette table
dismissed-help = L’hôte vous a renvoyé, ou ne laisse plus personne regarder.

chat = Ce qui s’est dit
chat-players = Bavardage des joueurs
chat-watchers = Bavardage des spectateurs
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-nameless = Dites votre nom ci-dessus pour bavarder.
chat-muted = L’hôte vous a réduit au silence.
chat-closed = L’hôte a fermé le bavardage des spectateurs.

pause = Pause
paused = La partie est en pause.
paused-help = Le temps est arrêté.
resume-time = Reprendre
undo-ask = Demander à reprendre
undo-none-asked = Il n’y a encore rien de vous à reprendre.
proposal-undo = { $name } demande à reprendre son dernier coup.
proposal-pause = { $name } demande une pause.
proposal-resume = { $name } aimerait continuer.
proposed-undo = Vous demandez à reprendre votre dernier coup.
proposed-pause = Vous demandez une pause.
proposed-resume = Vous aimeriez continuer.
proposal-waiting = { $count ->
    [one] Doit encore répondre : { $names }.
   *[other] Doivent encore répondre : { $names }.
}
declined-undo = Le coup n’est pas repris : la demande n’est pas acceptée.
declined-pause = La demande de pause n’est pas acceptée.
declined-resume = La demande de continuer n’est pas acceptée.
agree = D’accord
refuse = Refuser
withdraw = Laisser tomber

pass-device = Passez l’appareil à { $name }
pass-device-nameless = Passez l’appareil au joueur { $number }
pass-device-help = Que les autres détournent les yeux : la main qui vient n’est que pour une personne.
lift-curtain = C’est moi, { $name } : lever le rideau

title-turn = ● { $title }
rematch = Encore, avec les mêmes
rematch-made = Une nouvelle table est mise pour les mêmes personnes.
rematch-follow = À la nouvelle table
end-winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent.
}
end-ranking = Le classement
end-statistics = Place par place
viewpoint = Vu
viewpoint-seat = par { $name }
viewpoint-spectator = par un spectateur
viewpoint-all = toutes mains ouvertes
replay-share = Copier l’adresse de l’enregistrement

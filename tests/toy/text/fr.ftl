bluff-title = Bluff
bluff-blurb = Jouez une carte face cachée. La plus haute que personne d’autre n’a jouée marque le point.

seat-name = { $seat ->
    [0] Nord
    [1] Est
    [2] Sud
   *[other] Ouest
}

event-card-dealt = { seat-name } reçoit un { $card }.
event-hands-dealt = Chacun tient { $cards } cartes.
event-picked = { seat-name } pose une carte face cachée.
event-card-picked = C’est un { $card }.
event-said-done = { seat-name } a fini.
event-waved = { seat-name } fait signe.
event-bell-rang = La cloche sonne.
event-card-played = { seat-name } joue un { $card }.
event-point-won = { seat-name } marque le point avec un { $card }.
event-nobody-won = Aucune carte n’est seule : personne ne marque le point.

refusal-not-in-hand = Vous n’avez pas de { $card }.
refusal-nothing-picked = Choisissez d’abord une carte.
refusal-already-done = Vous l’avez déjà dit.
refusal-waved-enough = Vous avez déjà fait signe { $most } fois pendant cette manche : cela suffit.
refusal-not-for-people = Seuls le donneur et l’horloge font cela.

command-deal = Donner { $cards } au joueur { $to }
command-pick = Poser le { $card } face cachée
command-done = Fini
command-wave = Faire signe
command-tick = Il est { $at }

ending-points = Le plus de points
ending-shared = Victoire partagée

toy-title = Jouet
toy-blurb = Nommez la carte de l’autre.
event-card-dealt = La place { $seat } reçoit un { $card }.
event-card-called = La place { $seat } annonce un { $card }.
event-second-passed = { $left ->
    [one] Encore { $left } seconde.
   *[other] Encore { $left } secondes.
}
refusal-no-such-card = Cette carte n’existe pas.
command-deal = Donner { $cards }
command-call = Annoncer { $card }
command-tick = Il est { $at }
ending-called = Annoncé
ending-draw = Égalité

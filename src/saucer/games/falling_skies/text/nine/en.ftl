# What only the nine cards say. Ships 5 and 6 are the red ones; dice 3 and 4 are white.

falling-skies-9-title = Under Falling Skies, nine cards
falling-skies-9-blurb = You command a bunker beneath a city under siege. Every die you put to work calls the saucers of its column closer: dig, shoot and research before the mothership is upon you.

a-ship = { $ship ->
    [5] a red ship
    [6] a red ship
   *[other] a green ship
}
a-ship-first = { $ship ->
    [5] A red ship
    [6] A red ship
   *[other] A green ship
}
the-ship = { $ship ->
    [5] the red ship
    [6] the red ship
   *[other] the green ship
}
the-ship-first = { $ship ->
    [5] The red ship
    [6] The red ship
   *[other] The green ship
}
the-ship-goes = { $ship ->
    [5] It is out of the fight.
    [6] It is out of the fight.
   *[other] It goes back on board the mothership.
}
which-die = { $die ->
    [0] First black die
    [1] Second black die
    [2] Third black die
    [3] First white die
   *[other] Second white die
}
the-die = { $die ->
    [0] the first black die
    [1] the second black die
    [2] the third black die
    [3] the first white die
   *[other] the second white die
}
the-value-first = { $die ->
    [3] The white { $value }
    [4] The white { $value }
   *[other] The black { $value }
}

event-no-ship-left = The enemy has no red ship left to send.
action-ship-help = { $amount ->
    [one] A red ship joins the invasion, if one is left.
   *[other] { $amount } red ships join the invasion, as long as any are left.
}

card-mothership = Mothership
card-sky-1 = Highest sky
card-sky-2 = High sky
card-sky-3 = Low sky
card-sky-4 = Lowest sky
card-upper-base = Upper base
card-lower-base = Lower base
card-tracks = Energy and research

option-hard = Cards on their hard side
option-hard-help = Every hard side raises the level by one. None makes a good first game.
option-lenient-digging = Lenient digging
option-lenient-digging-help = Any number of dice may lie ahead of the excavator; those that do not reach are wasted.
option-dice-in-tunnels = Dice in tunnels
option-dice-in-tunnels-help = A die may wait in a tunnel that is dug out. It does nothing there.

# What only the boxed edition says. Ships 0 to 4 are purple, 5 to 8 white, and 9 is the orange one; dice 3 and 4 are white.
# Cities, characters and scenarios speak for themselves, in folders of their own.

falling-skies-title = Under Falling Skies
falling-skies-blurb = The invasion has reached your city. Call the saucers down with every die you place, dig deeper, bring robots to life, and finish the weapon before the mothership does. With seventeen cities, each with an ability of its own, characters, scenarios and a threat that rises as far as you like.

a-ship = { $ship ->
    [0] a purple ship
    [1] a purple ship
    [2] a purple ship
    [3] a purple ship
    [4] a purple ship
    [9] the orange ship
   *[other] a white ship
}
a-ship-first = { $ship ->
    [0] A purple ship
    [1] A purple ship
    [2] A purple ship
    [3] A purple ship
    [4] A purple ship
    [9] The orange ship
   *[other] A white ship
}
the-ship = { $ship ->
    [0] the purple ship
    [1] the purple ship
    [2] the purple ship
    [3] the purple ship
    [4] the purple ship
    [9] the orange ship
   *[other] the white ship
}
the-ship-first = { $ship ->
    [0] The purple ship
    [1] The purple ship
    [2] The purple ship
    [3] The purple ship
    [4] The purple ship
    [9] The orange ship
   *[other] The white ship
}
the-ship-goes = { $ship ->
    [0] It goes back on board the mothership.
    [1] It goes back on board the mothership.
    [2] It goes back on board the mothership.
    [3] It goes back on board the mothership.
    [4] It goes back on board the mothership.
    [9] It falls burning.
   *[other] It is out of the fight.
}
which-die = { $die ->
    [0] First grey die
    [1] Second grey die
    [2] Third grey die
    [3] First white die
   *[other] Second white die
}
the-die = { $die ->
    [0] the first grey die
    [1] the second grey die
    [2] the third grey die
    [3] the first white die
   *[other] the second white die
}
the-die-first = { $die ->
    [0] The first grey die
    [1] The second grey die
    [2] The third grey die
    [3] The first white die
   *[other] The second white die
}
the-value-first = { $die ->
    [3] The white { $value }
    [4] The white { $value }
   *[other] The grey { $value }
}

event-no-ship-left = The enemy has no white ship left to send.
event-ship-moved = { $rule ->
    [UFS-PORTAL] A portal takes { the-ship } from column { $from_column } to sky row { $row }, column { $column }.
   *[other] { the-ship-first } goes from column { $from_column } to sky row { $row }, column { $column }.
}
event-ships-rushed = { $rows ->
    [one] The purple ships rush down one row.
   *[other] The purple ships rush down { $rows } rows.
}
event-mothership-held = The mothership does not answer the signal and stays where it is.
event-mothership-raised = { $row ->
    [0] The mothership is driven back above the sky.
   *[other] The mothership is driven back up to sky row { $row }.
}
event-damage-repaired = The base is repaired. Damage: { $damage }.
event-energy-lost = { $amount ->
    [0] There is no energy to lose.
   *[other] Energy falls by { $amount }, to { $energy }.
}
event-tile-turned = { $height ->
    [1] The lowest sky tile lies on its threat side.
    [2] The low sky tile lies on its threat side.
    [3] The high sky tile lies on its threat side.
   *[other] The highest sky tile lies on its threat side.
}
event-ability-used = { $owner ->
    [city] { city-ability-used }
    [scenario] { scenario-ability-used }
   *[character] { character-ability-used }
}
event-die-set = { the-die-first } is turned to { $value }.
event-counted = { scenario-count }

command-drawn = Turn sky tile { $tiles } to its threat side
command-call = Call on an ability

action-ship-help = { $amount ->
    [one] A white ship joins the invasion, if one is left.
   *[other] { $amount } white ships join the invasion, as long as any are left.
}
action-rush = Rush
action-rush-help = { $amount ->
    [one] Every purple ship below the drop points comes down one row, unless a ship is in its way, and does what is printed there.
   *[other] Every purple ship below the drop points comes down { $amount } rows, or as far as no ship is in its way, and does what is printed there.
}

symbol-portal = Portal
symbol-portal-help = A ship that stops here goes to the other portal of its colour, unless a ship is there or the mothership has passed it. Nothing happens there.
symbol-red-explosion = Red explosion { $number }
symbol-red-explosion-help = Only fighters with a value of exactly { $number } shoot down a ship that stands here.

phase-draw = The threat is drawn

height-sky-1 = Lowest sky
height-sky-2 = Low sky
height-sky-3 = High sky
height-sky-4 = Highest sky
height-final = Final tile
set-base = Basic tile
set-advanced = Advanced tile
set-final = Tile of the final battle
side-easy = Easy side
side-threat = Threat side
side-undamaged = Undamaged
side-damaged = Damaged
side-normal = Normal side
side-upgraded = Upgraded side

ours-note = Our own invention: what is printed in the box is not known to us.

option-city = City
option-city-help = Each city has its own base beneath it and an ability for the whole game. Only undamaged Roswell has none: it makes a good first game.
option-damaged = Damaged city
option-damaged-help = After a defeat you may try again on the damaged side, whose ability is stronger. Half a star less.
option-threat = Threat level
option-threat-help = So many sky tiles are drawn at random and turned to their threat side. One star each.
option-threat-tiles = Threat tiles of your choice
option-threat-tiles-help = These tiles lie on their threat side, besides those that are drawn. One star each.
option-advanced = Advanced tiles
option-advanced-help = At these heights the advanced tile lies instead of the basic one. One star each.
option-final-tile = Final tile
option-final-tile-help = The tile of the final battle lies on top: two more rows of sky, and two more spaces of research.
option-scenario = Scenario
option-scenario-help = A scenario changes the rules and makes your task harder. One star.
option-characters = Characters
option-characters-help = Each helps you once in a game. Half a star less each.
option-upgraded = Upgraded characters
option-upgraded-help = They help once in a game, with their stronger ability. One star less each.

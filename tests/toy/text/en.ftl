bluff-title = Bluff
bluff-blurb = Play a card face down. The highest that nobody else has played wins the point.

seat-name = { $seat ->
    [0] North
    [1] East
    [2] South
   *[other] West
}

event-card-dealt = { seat-name } is dealt a { $card }.
event-hands-dealt = Everybody holds { $cards } cards.
event-picked = { seat-name } lays a card face down.
event-card-picked = It is a { $card }.
event-said-done = { seat-name } is done.
event-waved = { seat-name } waves.
event-bell-rang = The bell rings.
event-card-played = { seat-name } plays a { $card }.
event-point-won = { seat-name } wins the point with a { $card }.
event-nobody-won = No card is alone: nobody wins the point.

refusal-not-in-hand = You hold no { $card }.
refusal-nothing-picked = Pick a card first.
refusal-already-done = You have said so already.
refusal-waved-enough = You have waved { $most } times in this round: that is enough.
refusal-not-for-people = Only the dealer and the clock do that.

command-deal = Deal { $cards } to player { $to }
command-pick = Lay the { $card } face down
command-done = Done
command-wave = Wave
command-tick = It is { $at }

ending-points = Most points
ending-shared = A shared victory

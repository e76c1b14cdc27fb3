jelly-monster-title = Attack of the Jelly Monster
jelly-monster-blurb = Everybody rolls and places dice at the same time. Lead in the districts, grab the Jelly, and beware of whoever is quicker. The district faces and the pods are designed for this edition, not by the publisher.

seat-name = { $seat ->
    [0] Blue
    [1] Red
    [2] Green
    [3] Yellow
   *[other] Violet
}
owner-name = { $owner ->
    [0] Blue
    [1] Red
    [2] Green
    [3] Yellow
   *[other] Violet
}
to-name = { $to ->
    [0] Blue
    [1] Red
    [2] Green
    [3] Yellow
   *[other] Violet
}
player-name = { $player ->
    [1] Blue
    [2] Red
    [3] Green
    [4] Yellow
   *[other] Violet
}
district-name = { $district ->
    [0] A
    [1] B
    [2] C
    [3] D
    [4] E
    [5] F
   *[other] G
}
zone-name = { $zone ->
    [0] first
    [1] second
   *[other] third
}

face-docks = Docks
face-laboratory = Laboratory
face-station = Station
face-tunnel = Tunnel
face-market = Market
face-bank = Bank
face-museum = Museum
face-casino = Casino
face-stadium = Stadium
face-observatory = Observatory
face-hospital = Hospital
face-aquarium = Aquarium
face-park = Park
face-parade = Parade
face-tower = Tower
face-town-hall = Town hall
face-name = { $face ->
    [0] { face-docks }
    [1] { face-laboratory }
    [2] { face-station }
    [3] { face-tunnel }
    [4] { face-market }
    [5] { face-bank }
    [6] { face-museum }
    [7] { face-casino }
    [8] { face-stadium }
    [9] { face-observatory }
    [10] { face-hospital }
    [11] { face-aquarium }
    [12] { face-park }
    [13] { face-parade }
    [14] { face-tower }
   *[other] { face-town-hall }
}

prompt-laying = The city is being built.
prompt-waiting = Say that you are ready for round { $round }.
prompt-countdown = Get ready: the round is about to begin.
prompt-placing = Roll, then place one die or none.
prompt-scoring = The round is being scored.
prompt-opening = The pods are being opened.
prompt-over = The game is over.

option-faces = Districts
option-faces-help = Faces with green lights are easier, and good for a first game. All faces are our own design.
option-faces-green = Green lights only
option-faces-random = Any side, at random
option-variant = Tempo
option-variant-help = Live: everybody at once, against the clock. Thinking: everybody chooses in secret, then all choices are carried out; no clock.
option-variant-live = Live
option-variant-thinking = Thinking
option-hourglass = Timer
option-hourglass-help = How long the others have once somebody has placed all dice and turned the timer.
option-hourglass-10 = 10 seconds
option-hourglass-20 = 20 seconds
option-hourglass-0 = No timer
option-barrier = Barriers
option-barrier-help = Automatic: when your last die is placed, your barrier goes where your lead is largest.
option-barrier-chosen = Chosen by the player
option-barrier-automatic = Automatic
option-flip = Turning the timer
option-flip-help = Automatic: the timer is turned as soon as somebody has placed all dice.
option-flip-chosen = Chosen by the player
option-flip-automatic = Automatic
option-cap = Longest round
option-cap-help = After this time a round ends in any case.
option-cap-90 = A minute and a half
option-cap-180 = Three minutes
option-cap-300 = Five minutes
option-dispute = Double arrow without agreement
option-dispute-help = What tied players gain who do not choose the same side.
option-dispute-nothing = Nothing
option-dispute-chance = The side that chance decides

event-district-laid = District { district-name } is the { face-name }.
event-drone-aimed = The drone points at district { district-name }: scoring begins there.
event-round-began = Round { $round } is being prepared.
event-said-ready = { seat-name } is ready.
event-countdown-began = { $seconds ->
    [one] One second to go.
   *[other] { $seconds } seconds to go.
}
event-placing-began = Round { $round }: go!
event-dice-rolled = { seat-name } rolls { $values }.
event-roll-skipped = { seat-name } places none of these.
event-plan-laid = { seat-name } has chosen.
event-die-placed = { seat-name } places a { $value } at district { district-name }.
event-die-expelled = { seat-name } sends a { $value } of { owner-name } from district { district-name } to the centre.
event-target-moved = { seat-name } moves the target of district { district-name } to the { zone-name } zone.
event-effect-lost = Too late: the effect of { seat-name } at district { district-name } is lost.
event-placement-failed = District { district-name } has just been blocked: { seat-name } keeps the { $value } and the whole roll.
event-dice-finished = { seat-name } has placed all dice.
event-entrance-blocked = { seat-name } blocks district { district-name }.
event-block-failed = District { district-name } has just been blocked: { seat-name } keeps the barrier.
event-rest-declined = { seat-name } leaves it at that.
event-timer-turned = { $seconds ->
    [0] { seat-name } turns the timer: { $steps } more steps!
   *[other] { seat-name } turns the timer: { $seconds } seconds left!
}
event-flip-failed = { seat-name } would have turned the timer, but somebody was quicker.
event-time-ran-out = Time is up! Hands off the dice.
event-scoring-began = Round { $round } is scored.
event-dice-cancelled = District { district-name }: { $dice } dice of { seat-name } showing { $value } cancel each other.
event-majority-found = { $rule ->
    [JM-SCORE-4] District { district-name }: { seat-name } is tied for the lead with { $total } and gains the { zone-name } zone.
   *[other] District { district-name }: { seat-name } leads with { $total } and gains the { zone-name } zone.
}
event-nobody-present = District { district-name }: nobody is there, nobody gains anything.
event-jelly-gained = { seat-name } takes { $amount } Jelly.
event-jelly-paid = { seat-name } gives { $amount } Jelly to { to-name }.
event-pod-drawn = { $left ->
    [one] { seat-name } draws a pod. One is left.
   *[other] { seat-name } draws a pod. { $left } are left.
}
event-pod-seen = { $value ->
    [0] The pod that { seat-name } drew shows a question mark: a die will tell.
   *[other] The pod that { seat-name } drew holds { $value } Jelly.
}
event-pods-short = { $left ->
    [0] No pod is left: nobody draws.
   *[other] There are too few pods for all { $wanted } players: nobody draws.
}
event-pod-discarded = { seat-name } discards a pod.
event-discard-seen = { $value ->
    [0] The pod that { seat-name } discarded had a question mark.
   *[other] The pod that { seat-name } discarded held { $value } Jelly.
}
event-nothing-to-discard = { seat-name } has no pod to discard.
event-reward-copied = The reward is that of district { district-name }, { zone-name } zone.
event-copy-looped = The arrows lead back to district { district-name }: no Jelly.
event-voted = { seat-name } has chosen a side.
event-vote-shown = { $right ->
    [0] { seat-name } chose left.
   *[other] { seat-name } chose right.
}
event-voters-disagreed = { $by_chance ->
    [0] They do not agree: the reward is nothing.
   *[other] They do not agree: chance decides.
}
event-dispute-settled = { $right ->
    [0] Chance decides: left.
   *[other] Chance decides: right.
}
event-choice-timed-out = { seat-name } took too long: the clock chooses.
event-centre-scored = { $dice ->
    [one] { seat-name } has most dice on the centre: one.
   *[other] { seat-name } has most dice on the centre: { $dice }.
}
event-centre-empty = Nobody has a die on the centre.
event-pods-revealed = { $pods ->
    [0] { seat-name } has no pods.
   *[other] { seat-name } opens the pods: { $values } (0 is a question mark).
}
event-questions-rolled = { seat-name } rolls for the question marks: { $values }.
event-score-counted = { seat-name } has { $score } Jelly in all.
event-game-won = { seat-name } wins with { $score } Jelly!

command-laid = Lay out face { $faces }
command-aimed = Point the drone at district { $districts }
command-rolled = Roll { $values } for { player-name }
command-drawn = Give pod { $pods } to { player-name }
command-settled = Point to side { $sides }
command-opened = Roll { $values } for the question marks of { player-name }
command-ready = Ready
command-roll = Roll
command-skip = Place none
command-place = Place a { $value } at district { district-name }
command-expel = Place a { $value } at district { district-name } and expel a { $expelled } of { owner-name }
command-move = { $away ->
    [0] Place a { $value } at district { district-name } and move the target towards the entrance
   *[other] Place a { $value } at district { district-name } and move the target towards the centre
}
command-block = Block district { district-name }
command-flip = Turn the timer
command-decline = Do nothing more
command-wait = Wait
command-discard = { $pod ->
    [0] Discard a pod of 2 Jelly
    [1] Discard a pod of 3 Jelly
    [2] Discard a pod of 4 Jelly
    [3] Discard a pod of 5 Jelly
    [4] Discard a pod of 6 Jelly
   *[other] Discard a pod with a question mark
}
command-vote = { $right ->
    [0] Copy the district on the left
   *[other] Copy the district on the right
}
command-give = Give 1 Jelly to { to-name }
command-tick = It is { $at }

refusal-not-for-people = Only the dealer and the clock do that.
refusal-not-running = Hands off the dice: the round is not running.
refusal-not-asked = Nobody asks you for that now.
refusal-already-running = The round has already begun.
refusal-roll-first = Roll your dice first.
refusal-rolled-already = Your dice are rolled: place one of them, or none.
refusal-no-dice-left = You have placed all your dice.
refusal-dice-left = { $dice ->
    [one] First place your last die.
   *[other] First place your { $dice } dice.
}
refusal-die-not-in-roll = Your roll shows no { $value }.
refusal-no-such-district = There is no such district.
refusal-entrance-blocked = This entrance is blocked.
refusal-no-such-effect = A { $value } has no such effect.
refusal-die-not-there = There is no such die at this entrance.
refusal-target-at-the-end = The target cannot move that way.
refusal-barrier-used = You have no barrier left in this round.
refusal-timer-turned = The timer has already been turned.
refusal-no-timer = This game is played without a timer.
refusal-must-be-covered = In the thinking variant choices lie covered.
refusal-must-be-open = In live play choices lie open.
refusal-decide-now = That cannot be chosen now.
refusal-not-your-pod = You have no such pod.
refusal-not-to-them = That player may get nothing from you now.

ending-most-jelly = Most Jelly
ending-shared = Shared victory

bot-careless-child = Careless child
bot-careless-person = Careless person
bot-careless-machine = Careless machine
bot-canny-child = Canny child
bot-canny-person = Canny person
bot-canny-machine = Canny machine
bot-cunning-child = Cunning child
bot-cunning-person = Cunning person
bot-cunning-machine = Cunning machine

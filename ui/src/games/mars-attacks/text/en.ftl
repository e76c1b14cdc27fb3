# Words that only the board in the browser needs.

mars-field = The battlefield
mars-tray = What you can do
mars-sides = The two sides
mars-hand = Your cards
mars-hand-empty = No cards in hand.
mars-turn-cards = Turn the cards
mars-tests = The tests about to be rolled
mars-rolls = The last dice
mars-waiting = Waiting beside the field
mars-sets = { $seat ->
    [0] Supports of the Martians
   *[other] Supports of the humans
}
mars-round = { $deck ->
    [one] Round { $round } · one card in the deck
   *[other] Round { $round } · { $deck } cards in the deck
}
mars-round-none = Deployment
mars-back = Back
mars-seconds = { $seconds ->
    [one] One second left to answer.
   *[other] { $seconds } seconds left to answer.
}
mars-time-left = seconds left; then it is a no
mars-time-other = seconds for the other to answer
mars-goes-on = Say no by itself when I have no fitting card
mars-goes-on-among-bots = It is said within two seconds. A bot hears nothing in a wait; against a person without a time limit you say it yourself.
mars-goes-on-any-time = It is said at a random moment of the time you have, so that the wait tells nothing of your hand.

mars-prompt-first = Your Turn: activate a model or play a card.
mars-prompt-after-card = Now activate a model.
mars-prompt-second = Activate a second model, play a card, or end your Turn.
mars-prompt-cards-only = All your models have acted: play cards or pass.

mars-you = you
mars-points = { $points } of { $goal } victory points.
mars-hand-size = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
mars-taken = { $seat ->
    [0] { $taken ->
        [one] 1 critter
       *[other] { $taken } critters
    }
   *[other] { $taken ->
        [one] 1 artefact
       *[other] { $taken } artefacts
    }
}
mars-able = { $able ->
    [0] all have acted
   *[other] { $able } to act
}
mars-passed = passed
mars-set-level = Level { $level }.

mars-stats = Shoot { $shoot }+, Fight { $fight }+, Survive { $survive }+, range { $range }.
mars-armour = Armoured.

mars-hint-dice = This rolls dice. The odds count no cards.
mars-hint-how = How?
mars-hint-turn = Choose one of your models with a white edge, or a lit card.
mars-hint-follow = Choose who acts next, or whom to call.
mars-hint-enter = Choose where it comes onto the field: a solid square, or a dashed one for a second step.
mars-hint-model = Choose a square to go to (dashed: two steps) or an enemy to attack. Dark squares are out of sight, hatched ones partly hidden.
mars-hint-model-alone = Choose a square to go to (dashed: two steps). Nobody is in its sights. Dark squares are hidden from it.
mars-hint-acting = Choose an enemy to attack or a square to go to.
mars-hint-moving = Choose a square to go to, or finish.
mars-hint-must-move = Choose a lit square to go to.
mars-hint-late = Choose a square to run to for a Heroics point, or stay.
mars-hint-window = Use a card before the dice are rolled, or none.
mars-hint-window-none = You have no fitting card.
mars-hint-luck = { $name } is about to die: save it with the card, or let it go.
mars-hint-luck-none = { $name } is about to die, and you have no card that saves it.
mars-hint-jam = The Martians use { half-name }: jam it with the card, or let it be.
mars-hint-jam-none = The Martians use { half-name }, and you have no card against it.
mars-hint-deploy = Choose a lit square for the next model.
mars-hint-authority = Whoever uses Authority begins the Round.
mars-hint-opponent = Choose who is attacked.
mars-hint-defence = { $name } attacks. With Fight you can kill the attacker; with Survive you only live.
mars-hint-aim = Choose a square; you confirm before it strikes.
mars-hint-refresh = Tap the cards you want to discard, then draw up to four.
mars-hint-car = The car flies along a row that a die decides.
mars-hint-insect = Choose whom the insect attacks.
mars-hint-dealer = The dice are rolling.
mars-hint-over = The battle is over.
mars-hint-card-square = { half-name }: choose a square.
mars-hint-card-model = { half-name }: choose a model.
mars-hint-card-set = { half-name }: choose a set of supports.

mars-do-move = { $manner ->
    [0] Go to row { $row }, column { $column }
    [1] Go to row { $row }, column { $column } for a Heroics point
   *[other] Run to row { $row }, column { $column } for a Heroics point
}
mars-do-charge = { $manner ->
    [0] Charge { $name }
   *[other] Charge { $name } for a Heroics point
}
mars-do-enter = Enter on row { $row }, column { $column }
mars-do-shoot = { $manner ->
    [0] Shoot at { $name }
    [1] Aim at { $name } and shoot, without moving
   *[other] Shoot at { $name } for a Heroics point
}
mars-do-fight = { $heroic ->
    [0] Fight
   *[other] Fight for a Heroics point
}
mars-do-fight-one = Fight { $name }
mars-do-leave = { $manner ->
    [0] Leave the board for { $points } points
   *[other] Leave the board for { $points } points, spending a Heroics point
}
mars-do-activate = Activate { $name }
mars-do-stand = Stand up
mars-do-follow = Call others: Follow me!
mars-do-authority = Authority: { $name } begins
mars-do-choose = { $name }
mars-do-name = Call { $name }
mars-do-charm = Distract { $name }
mars-do-sneak = { $name } to row { $row }, column { $column }
mars-do-return = Come back on row { $row }, column { $column }
mars-do-return-charge = Come back and fight { $name }
mars-do-quarrel = { $name } and { $other } argue
mars-do-aim-row = { $direction ->
    [0] Along row { $along }, to the right
    [1] Along row { $along }, to the left
   *[other] Along row { $along }
}
mars-do-aim-column = { $direction ->
    [0] Along column { $along }, downwards
    [1] Along column { $along }, upwards
   *[other] Along column { $along }
}
mars-do-aim-at = { $direction ->
    [0] Row { $row }, column { $column }, and upwards
    [1] Row { $row }, column { $column }, and to the right
    [2] Row { $row }, column { $column }, and downwards
    [3] Row { $row }, column { $column }, and to the left
   *[other] Strike row { $row }, column { $column }
}
mars-do-fire = Fire { half-name } at level { $level }
mars-do-control = Take over { half-name }
mars-do-jam = Jam { half-name }
mars-do-use = { half-name } for { $name }, { stat-name }
mars-do-save = Save it: { half-name }
mars-do-lay = Lay { half-name }
mars-do-discard = Discard { half-name }
mars-do-defend = { $stat ->
    [fight] Fight back
   *[other] Only survive
}
mars-do-drive = { $leftwards ->
    [0] From left to right
   *[other] From right to left
}
mars-do-stop = Done with this model
mars-do-end-turn = End the Turn
mars-do-pass = Pass for this Round
mars-do-decline = No
mars-do-keep = Keep these and draw

mars-odds-shot = { $dice ->
    [one] One die: kill { $kill }%.
   *[other] { $dice } dice: kill { $kill }%.
}
mars-odds-shot-panic = { $dice ->
    [one] One die: kill { $kill }%, saved by armour and panicked { $panic }%.
   *[other] { $dice } dice: kill { $kill }%, saved by armour and panicked { $panic }%.
}
mars-odds-fights = { $dice } dice; if it fights back: kill { $kill }%, you die { $loss }%.
mars-odds-survives = { $dice } dice; if it only survives: kill { $kill }%.
mars-odds-defend-fight = You die { $kill }%, the attacker dies { $loss }%.
mars-odds-defend-survive = You die { $kill }%.
mars-odds-untold = It starts as soon as you confirm.
mars-hit = { $support ->
    [paralysis_ray] { $name }: paralysed { $kill }%.
    [suppressing_fire] { $name }: panics { $kill }%.
   *[other] { $panic ->
        [0] { $name }: killed { $kill }%.
       *[other] { $name }: killed { $kill }%, saved by armour and panicked { $panic }%.
    }
}
mars-hit-nobody = Nobody stands there.
mars-stake = { $panic ->
    [0] { $name }: killed { $kill }%.
   *[other] { $name }: killed { $kill }%, saved by armour and panicked { $panic }%.
}
mars-stake-fights = { $name }: killed { $kill }%; the attacker: killed { $loss }%.

mars-test = { $name }: { stat-name } { $need }+ with { $dice } dice
mars-test-other = { stat-name } { $need }+ with { $dice } dice
mars-roll = { $name }: { stat-name } { $need }+
mars-roll-other = { $need ->
    [0] { stat-name }
   *[other] { stat-name } { $need }+
}
mars-hits = { $hits ->
    [one] 1 success
   *[other] { $hits } successes
}
mars-dice-show = The dice show { $values }.

mars-say-square = Row { $row }, column { $column }.
mars-say-model = { $name }.
mars-say-panicked = Panicked.
mars-say-active = Acting now.
mars-say-marked = Has acted.
mars-say-heroics = { $points ->
    [one] One Heroics point.
   *[other] { $points } Heroics points.
}
mars-say-covered = A face-down counter.
mars-say-artefact = An artefact.
mars-say-critter = A critter.
mars-say-civilian = A civilian.
mars-say-herd = The burning herd.
mars-say-insect = The giant insect.
mars-say-hideout = A hideout.
mars-say-car = A wrecked car.
mars-say-high = High wall: { $sides }.
mars-say-low = Low wall: { $sides }.
mars-side-north = north
mars-side-east = east
mars-side-south = south
mars-side-west = west
mars-sight-clear = In clear sight.
mars-sight-partial = Partly in sight.
mars-sight-none = Out of sight.
mars-answers-square = Can be chosen.
mars-answers-far = Can be reached by two steps.
mars-answers-target = Can be attacked: { $chance }% to kill.
mars-answers-model = Can be chosen.
mars-answers-own = Can act.

mars-burst-killed = SPLAT!
mars-burst-armour = CLANG!
mars-burst-missed = MISS
mars-burst-panic = AAAH!
mars-burst-boom = BOOM!
mars-burst-crash = CRASH!
mars-burst-fight = POW!
mars-burst-saved = PHEW!
mars-burst-frozen = BZZT!
mars-burst-buzz = BUZZ!

mars-figure-rounds = Rounds
mars-statistic-points = Victory points
mars-statistic-kills = Models killed
mars-statistic-left = Models left
mars-statistic-counters = Counters taken
mars-statistic-shots = Shots
mars-statistic-fights = Fights begun
mars-statistic-eights = Dice that exploded
mars-statistic-panics = Own models panicked
mars-statistic-cards = Cards played

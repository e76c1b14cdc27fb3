# Words that only the board in the browser needs.

jelly-city = The districts around the monster
jelly-tray = Your dice and what you own
jelly-dice = Your dice
jelly-rivals = The other players
jelly-effects = What should the die do?
jelly-last = All dice placed
jelly-round = Round { $round } of { $of }
jelly-level-live = { $faces ->
    [green] Live, simple districts
   *[other] Live, wild city
}
jelly-level-thinking = { $faces ->
    [green] Thinking, simple districts
   *[other] Thinking, wild city
}

jelly-prompt-laying = The city is being built.
jelly-prompt-waiting = Say that you are ready for round { $round }.
jelly-prompt-countdown = Get ready: round { $round } is about to begin.
jelly-prompt-placing = Roll, then place one die or none. All at once!
jelly-prompt-rolling = Roll your dice.
jelly-prompt-deciding = Place one of these dice, or none.
jelly-prompt-finished = All your dice are placed: block an entrance, turn the timer, or leave it at that.
jelly-prompt-planned = You have chosen. The others are still thinking.
jelly-prompt-scoring = The round is being scored.
jelly-prompt-draw = A pod is being drawn.
jelly-prompt-discard = One of your pods has to go: which one?
jelly-prompt-vote = The double arrow is yours: left or right?
jelly-prompt-pay = You have too little Jelly for all: who gets some?
jelly-prompt-side = The voters do not agree: chance decides.
jelly-prompt-opening = The pods are being opened.
jelly-prompt-over = The game is over.

jelly-hint-roll = Roll all your dice. Everybody plays at the same time.
jelly-hint-die = Choose a die, then a district. 1 and 2 can expel a die, 3 and 4 can move the target.
jelly-hint-district = Choose a district for the { $value }: each shows what you would have there.
jelly-hint-effect = Choose what the die does.
jelly-hint-last = You are done. Block an entrance, turn the timer on the others, or leave it at that.
jelly-hint-block = Choose the entrance that nobody may use any more.
jelly-hint-finished = You have placed all your dice. The others are still at it.
jelly-hint-asked = Choose before the time is up, or the clock chooses for you.
jelly-hint-choosing = Waiting for a choice of { $names }.
jelly-hint-waiting = { $count ->
    [one] { $names } is not ready yet.
   *[other] { $names } are not ready yet.
}
jelly-hint-only-you = Only you have still to say that you are ready.
jelly-hint-soon = Everybody is ready.
jelly-hint-paused = Time stands still until all go on.
jelly-hint-laying = Districts and drone are being laid out.
jelly-hint-countdown = Fingers on the dice!
jelly-hint-scoring = District by district, clockwise from the drone. Equal dice of one colour cancel each other.
jelly-hint-opening = What do the pods hold?
jelly-hint-over = District faces and pods are our own design, not the publisher’s.

jelly-ready = Ready for round { $round }
jelly-roll = Roll
jelly-skip = Skip and roll again
jelly-skip-step = Place none
jelly-block = Block an entrance
jelly-block-where = Which entrance?
jelly-flip = Turn the timer
jelly-wait = Wait
jelly-decline = Leave it at that
jelly-back = Back
jelly-key-space = Space
jelly-rolls-on = Rolls go on by themselves

jelly-die = A { $value }
jelly-die-rolling = A die in the air
jelly-mine = You have { $jelly } Jelly.
jelly-my-pods = { $count ->
    [0] You have no pods.
   *[other] Your pods hold { $values }; 0 is a question mark.
}
jelly-planned = Your choice lies covered: { $plan }.
jelly-seconds = { $seconds } s
jelly-seconds-left = { $seconds ->
    [one] One second left
   *[other] { $seconds } seconds left
}
jelly-steps-left = { $steps ->
    [one] One step left
   *[other] { $steps } steps left
}

jelly-ask-discard = Which pod do you discard? Nobody else sees it.
jelly-ask-vote = Where does the arrow point? Tied players must agree.
jelly-ask-give = Who gets 1 Jelly of yours?
jelly-vote = { $right ->
    [0] Left: district { district-name }, { $face }
   *[other] Right: district { district-name }, { $face }
}

jelly-effect-none = Place it, no effect
jelly-effect-expel = Expel the { $value } of { owner-name }
jelly-effect-move = { $away ->
    [0] Target towards the entrance: { $reward }
   *[other] Target towards the centre: { $reward }
}

jelly-effect-stay = { $away ->
    [0] Target towards the entrance
   *[other] Target towards the centre
}
jelly-effect-gone = Gone by now: no effect.

jelly-would-alone = With a { $value } you would have { $sum } and lead.
jelly-would-tied = With a { $value } you would have { $sum } and be tied for the lead.
jelly-would-not = With a { $value } you would have { $sum } and not lead.
jelly-would-cancel = A second { $value } would cancel the first: you would have { $sum }.

jelly-say-district = District { district-name }, { $face }.
jelly-say-target = Targeted is the { zone-name } zone: { $reward }.
jelly-say-leads-to = The arrow leads to district { district-name }, { $face }: { $reward }.
jelly-say-leads-nowhere = The arrows lead back here: no Jelly.
jelly-say-zone = { $zone ->
    [0] First zone: { $reward }.
    [1] Second zone: { $reward }.
   *[other] Third zone: { $reward }.
}
jelly-say-ours = Our own design.
jelly-say-nobody = Nobody is at the entrance.
jelly-say-leads = { seat-name } leads with { $sum } (dice { $dice }).
jelly-say-tied = { seat-name } is tied for the lead with { $sum } (dice { $dice }).
jelly-say-present = { seat-name } has { $sum } (dice { $dice }).
jelly-say-blocked = Blocked by { seat-name }.
jelly-say-centre = { $stack ->
    [one] The centre: one pod is left.
   *[other] The centre: { $stack } pods are left.
}
jelly-say-centre-empty = No die lies there.
jelly-say-centre-dice = { $count ->
    [one] { seat-name } has one die there.
   *[other] { seat-name } has { $count } dice there.
}
jelly-say-player = { $pods ->
    [one] { $name }, { seat-name }: { $jelly } Jelly, one pod.
   *[other] { $name }, { seat-name }: { $jelly } Jelly, { $pods } pods.
}
jelly-say-score = { $score } in all.
jelly-say-pods = The pods hold { $values }; 0 is a question mark.
jelly-say-hand = { $dice ->
    [0] No dice left.
    [one] One die left.
   *[other] { $dice } dice left.
}
jelly-say-status = { $status ->
    [ready] Ready.
    [unready] Not ready yet.
    [rolling] Is rolling.
    [deciding] Is deciding.
    [planned] Has chosen.
    [finished] Has placed all dice.
    [resting] Does nothing more.
   *[choosing] Has to choose.
}
jelly-say-most = Has most Jelly.

jelly-figure-rounds = Rounds
jelly-figure-stack = Pods left over
jelly-statistic-score = Jelly in all
jelly-statistic-won = Districts won
jelly-statistic-gained = Jelly from districts
jelly-statistic-pods = Pods drawn
jelly-statistic-expelled = Dice expelled
jelly-statistic-lost = Own dice expelled
jelly-statistic-moved = Targets moved
jelly-statistic-barriers = Barriers
jelly-statistic-turned = Timer turned
jelly-statistic-skipped = Rolls skipped

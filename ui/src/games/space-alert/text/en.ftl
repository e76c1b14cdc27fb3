# What the board of the live mission says.

sa-android = Android { $number }
sa-role = { $role ->
    [captain] Captain
    [communications] Communications officer
   *[security] Chief of security
}
sa-phase = { $phase ->
    [1] First phase
    [2] Second phase
   *[other] Third phase
}
sa-left = left

sa-prompt-gathering = Share out the roles, then say that you are ready.
sa-prompt-ready = You are ready. The mission begins when everybody is.
sa-prompt-dealing = The cards are dealt.
sa-prompt-planning = { $phase ->
    [1] Plan turns 1 to 3: choose a half of a card, then a slot.
    [2] Plan turns 4 to 7: choose a half of a card, then a slot.
    [3] Plan turns 8 to 12: choose a half of a card, then a slot.
   *[other] Your planning is over. The ship will soon tell what you did.
}
sa-prompt-lesson = Reach the goal: choose a half of a card, then a slot.
sa-prompt-silent = Communications are down: not a word, and go on planning.
sa-prompt-transfer = Data transfer: you may give one card to somebody.
sa-prompt-captain = The resolution: you have the controls.
sa-prompt-resolving = The resolution: the captain has the controls.
sa-prompt-levels = Another mission? Everybody proposes; the most cautious proposal counts.
sa-prompt-repairing = { $mine ->
    [1] Your turn to repair something.
   *[other] You decide what the android repairs.
}
sa-prompt-placing = One battlebot squad is left: choose where it starts.
sa-prompt-over = The mission is over.

sa-ignored = It does not concern a crew of four.
sa-zone = { $zone ->
    [red] red
    [white] white
   *[blue] blue
}

sa-quiet = Nothing has been announced yet.
sa-window-left = { $seconds ->
    [one] { $seconds } second left to give a card
   *[other] { $seconds } seconds left to give a card
}
sa-silent = Chat, pings and shared sketches are off
sa-voice = Announcements are spoken
sa-voice-none = This browser has no voice for this language: announcements are only written.
sa-music = Music in the background
sa-journal = What was announced

sa-tabs = Parts of the screen
sa-tab-ship = Ship
sa-tab-board = My board
sa-tab-crew = Crew

sa-gathering = The crew gathers
sa-gathering-help = { $solo ->
    [1] { $clock ->
        [1] You plan for four androids, with all cards laid open. The clock starts when you are ready.
       *[other] You plan for four androids, with all cards laid open and without a clock.
    }
   *[other] { $clock ->
        [1] The captain acts first, then the others in this order. When all are ready the clock starts. A data transfer lasts { $transfer } seconds.
       *[other] The captain acts first, then the others in this order. There is no clock: the next announcement comes when all want it.
    }
}
sa-gathering-mission = Mission { $mission } of at most { $of }.
sa-gathering-ship = The ship as it starts
sa-take-role = Take a role:
sa-earlier = { $name } acts one place earlier
sa-later = { $name } acts one place later
sa-ready = Ready for departure
sa-not-ready = Wait, not ready
sa-ready-wait = The others are not ready yet.
sa-ready-yes = ready
sa-ready-no = not ready yet
sa-tracks-later = Tracks and cards are drawn at departure.

sa-desk-title = Your plan
sa-desk = Choose the half of a card that is to count, then a slot. A card that lies can be moved, turned and taken back until its phase ends.
sa-desk-solo = Choose the half of a card, then a slot of an android. Until the phase ends everything can be changed.
sa-desk-where = { $card }: where to?
sa-desk-full = { $card }: no slot is free for it.
sa-desk-moved = The card of turn { $turn }: choose another slot, turn it or take it back.
sa-desk-waits = You wait for the others.
sa-turn-card = Turn it
sa-take-back = Take it back
sa-go-on = Next announcement
sa-go-on-lesson = Done, go on
sa-tell = Tell my cards
sa-next-packet = Next packet
sa-next-packet-sure = { $phase ->
    [1] Sure? This locks turns 1 to 3
    [2] Sure? This locks turns 4 to 7
   *[other] Sure? This locks everything
}
sa-stop = End operations now ({ $wanted } of { $of })
sa-hand = Your hand
sa-pile = All cards, laid open
sa-hand-empty = No card in hand.
sa-hand-half = { $count ->
    [one] { $card }; the other half: { $other }
   *[other] { $card }; the other half: { $other }; { $count } of them
}
sa-slot = { $lit ->
    [1] { $owner }, turn { $turn }: { $card }. What is chosen can go here.
   *[other] { $locked ->
        [1] { $owner }, turn { $turn }: { $card }, locked
       *[other] { $owner }, turn { $turn }: { $card }
    }
}
sa-slot-empty = empty
sa-slot-back = { $shows ->
    [action] an action, face down
   *[movement] a movement, face down
}
sa-board-of = Action board of { $owner }
sa-others = The others
sa-people = The crew
sa-androids = Androids
sa-heroic-of = Heroic card of { $owner }
sa-crew-stand = { $phase ->
    [4] done
   *[other] { $cards ->
        [one] phase { $phase }, { $cards } card in hand
       *[other] phase { $phase }, { $cards } cards in hand
    }
}
sa-told = tells.
sa-told-hand = In hand:
sa-told-card = { $count ->
    [one] { $card } or { $other }
   *[other] { $count } times { $card } or { $other }
}

sa-transfer = Data transfer
sa-transfer-what = Data transfer: choose a card of your hand to give away, heroic ones excepted.
sa-transfer-whom = Give “{ $card } or { $other }” to whom?
sa-gift = { $name } gave you “{ $card } or { $other }”.
sa-gift-from = Given by { $name }
sa-transfer-given = You have given a card. One is all you may give.

sa-threats = Threats announced
sa-threats-none = None yet.
sa-threat-where = { $serious ->
    [1] { $zone ->
        [internal] serious, on board
       *[other] serious, { sa-zone } zone
    }
   *[other] { $zone ->
        [internal] on board
       *[other] { sa-zone } zone
    }
}
sa-threat-figures = hit points { $hp } · shield { $shield } · speed { $speed }
sa-threat-figures-inside = hit points { $hp } · speed { $speed }
sa-threat-figures-rockets = hit points: rockets left · speed { $speed }
sa-lane = { $zone ->
    [internal] Threats on board
   *[other] Threats of the { sa-zone } zone
}
sa-lane-threat = T+{ $turn } { threat-name }: read its card

sa-ship = The ship as it starts, to plan on
sa-station = { $noted ->
    [0] { resolve-station }
   *[other] { resolve-station }. Note: { $note }
}
sa-sketch = Whose sketch this is
sa-sketch-shared = Our sketch
sa-sketch-own = My sketch
sa-sketch-clear = All back to the start
sa-sketch-help = Press a station to move figures and cubes for planning. It changes nothing in the game.
sa-sketch-silent = Communications are down: this is your own sketch.
sa-sketch-figures = Put here:
sa-sketch-put = Put { $name } here
sa-sketch-cubes = { $system ->
    [shield] Energy of the shield: { $cubes }
   *[reactor] Energy of the reactor: { $cubes }
}
sa-sketch-close = Close
sa-sketch-less = One cube less
sa-sketch-more = One cube more
sa-doubled = An earlier mission left structural damage: every point counts double here.
sa-ping = Point at it
sa-pinged = { $name }: look here!
sa-note = Note

resolve-ready-help = Everybody is on the bridge. The captain lets the ship tell, step by step, what happened and which rule is behind it. Press a card of a program to look at its moment.
sa-captain-steers = { $name } has the controls. Look back as you like.
sa-advance-beat = One step
sa-advance-turn = One turn
sa-advance-end = To the end
sa-follow = Back to now
sa-what-if = What if? Change cards of this mission on the page of the resolution.
sa-deeds = Who did what
sa-deed-fired = Shots
sa-deed-energy = Energy moved
sa-deed-repaired = Repairs
sa-deed-fought = Fights with battlebots
sa-deed-moved = Ways
sa-deed-delayed = Delays
sa-deed-idle = In vain

sa-logbook = Log book
sa-log-lines = Missions flown
sa-log-ours = A mission of ours
sa-log-mission = Mission
sa-log-common = Common
sa-log-serious = Serious
sa-log-survived = Survived
sa-log-destroyed = Destroyed
sa-log-penalties = Penalties
sa-log-visual = Visual
sa-log-total = Total
sa-log-campaign = The whole campaign
sa-log-lost = The ship was lost: { threat-name }

sa-break = Between two missions
sa-break-stand = Mission { $mission } of at most { $of } is behind you.
sa-break-levels = Stop here, or go on? With which threats?
sa-break-repairs = One repair each, in crew order. Now:
sa-level-white = easy
sa-level-yellow = hard
sa-level-mixed = mixed
sa-propose-on = Propose to go on
sa-propose-stop = Propose to stop
sa-propose-wait = Not everybody has proposed something yet.
sa-proposed = { $common ->
    [white] { $serious ->
        [white] { $name } wants to go on: common threats easy, serious ones easy.
        [yellow] { $name } wants to go on: common threats easy, serious ones hard.
       *[mixed] { $name } wants to go on: common threats easy, serious ones mixed.
    }
    [yellow] { $serious ->
        [white] { $name } wants to go on: common threats hard, serious ones easy.
        [yellow] { $name } wants to go on: common threats hard, serious ones hard.
       *[mixed] { $name } wants to go on: common threats hard, serious ones mixed.
    }
   *[mixed] { $serious ->
        [white] { $name } wants to go on: common threats mixed, serious ones easy.
        [yellow] { $name } wants to go on: common threats mixed, serious ones hard.
       *[mixed] { $name } wants to go on: common threats mixed, serious ones mixed.
    }
}
sa-proposed-stop = { $name } wants to stop here.
sa-break-placing = One squad of battlebots is left. The captain chooses where it starts.
sa-zone-title = { $zone ->
    [red] Red zone
    [white] White zone
   *[blue] Blue zone
}
sa-damage-none = No damage
sa-damage-enough = Two repairs in a zone are all there can be.
sa-damage-squads = { $squads ->
    [one] A battlebot squad is out of order.
   *[other] Both battlebot squads are out of order.
}
sa-repair-nothing = Repair nothing
sa-repair-squad = Repair a battlebot squad
sa-repair-tile = Repair in the { sa-zone } zone: { tile-name }
sa-place-squad = The only squad starts in { station-name }

sa-lesson = Lesson
sa-lesson-goal = Goal:
sa-lesson-hint = Hint ({ $shown } of { $of })
sa-lesson-met = Goal reached!
sa-lesson-missed = Not reached. Try again.

end-harder = { $kind ->
    [lesson] Next lesson
   *[other] Harder threats
}
sa-figure-score = Score
sa-figure-missions = Missions flown
sa-figure-destroyed = Threats destroyed
sa-figure-survived = Threats survived
sa-figure-damage = Damage tiles
sa-figure-down = Knocked out
sa-figure-visual = Visual confirmation

sa-level-said = { $kind ->
    [test_run] Test run { $number }
    [simulation] Simulation { $number }
    [advanced_simulation] Advanced simulation { $number }
    [mission] Mission { $number }
    [lesson] Lesson { $number }
    [generated] A new mission
   *[other] { $clock ->
        [0] Without a clock
       *[other] A mission by lot
    }
}

sa-key-enter = Enter
sa-key-space = Space

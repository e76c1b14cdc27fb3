space-alert-title = Space Alert
space-alert-blurb = Ten minutes to plan together while the ship’s voice announces threat after threat; then the ship tells what you really did. For one to five, with androids to fill up the crew.

person-name = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
   *[other] { $seat }
}
receiver-name = { $receiver ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
    [4] Player 5
   *[other] { $receiver }
}
player-name = { $player ->
    [1] Player 1
    [2] Player 2
    [3] Player 3
    [4] Player 4
   *[other] Player 5
}
member-name = { $member ->
    [0] The captain
    [1] Crew member 2
    [2] Crew member 3
    [3] Crew member 4
    [4] Crew member 5
   *[other] { $member }
}
to-member = { $to ->
    [0] the captain
    [1] crew member 2
    [2] crew member 3
    [3] crew member 4
    [4] crew member 5
   *[other] { $to }
}
for-member = { $member ->
    [0] the captain
    [1] crew member 2
    [2] crew member 3
    [3] crew member 4
    [4] crew member 5
   *[other] { $member }
}
android-name = { $android ->
    [0] Android 1
    [1] Android 2
    [2] Android 3
   *[other] Android 4
}
place-name = { $place ->
    [0] first
    [1] second
    [2] third
    [3] fourth
   *[other] fifth
}
role-title = { $role ->
    [captain] captain
    [communications] communications officer
   *[security] security chief
}
role-number = { $role ->
    [0] captain
    [1] communications officer
   *[other] security chief
}
common-level = { $common ->
    [white] easy
    [mixed] mixed
   *[yellow] hard
}
serious-level = { $serious ->
    [white] easy
    [mixed] mixed
   *[yellow] hard
}
common-number = { $common ->
    [0] easy
    [1] mixed
   *[other] hard
}
serious-number = { $serious ->
    [0] easy
    [1] mixed
   *[other] hard
}
action-half = { $action ->
    [A] A
    [B] B
    [C] C
    [bots] battlebots
    [heroic_A] heroic A
    [heroic_B] heroic B
   *[heroic_bots] heroic battlebots
}
movement-half = { $movement ->
    [red] the red arrow
    [blue] the blue arrow
    [lift] the lift
    [upper_red] a rush to the upper red station
    [upper_white] a rush to the bridge
    [upper_blue] a rush to the upper blue station
    [lower_red] a rush to the lower red station
    [lower_white] a rush to the lower white station
   *[lower_blue] a rush to the lower blue station
}
kind-name = { $card ->
    [0] A or the red arrow
    [1] B or the red arrow
    [2] C or the red arrow
    [3] battlebots or the red arrow
    [4] A or the blue arrow
    [5] B or the blue arrow
    [6] C or the blue arrow
    [7] battlebots or the blue arrow
    [8] A or the lift
    [9] B or the lift
    [10] C or the lift
    [11] battlebots or the lift
    [12] heroic A or a rush to the lower blue station
    [13] heroic A or a rush to the lower red station
    [14] heroic B or a rush to the upper blue station
    [15] heroic B or a rush to the upper red station
    [16] heroic battlebots or a rush to the lower white station
   *[other] heroic battlebots or a rush to the bridge
}
kinds-name = { $cards ->
    [1] A or the red arrow
    [2] B or the red arrow
    [3] C or the red arrow
    [4] battlebots or the red arrow
    [5] A or the blue arrow
    [6] B or the blue arrow
    [7] C or the blue arrow
    [8] battlebots or the blue arrow
    [9] A or the lift
    [10] B or the lift
    [11] C or the lift
    [12] battlebots or the lift
    [13] heroic A or a rush to the lower blue station
    [14] heroic A or a rush to the lower red station
    [15] heroic B or a rush to the upper blue station
    [16] heroic B or a rush to the upper red station
    [17] heroic battlebots or a rush to the lower white station
   *[other] heroic battlebots or a rush to the bridge
}
mission-name = { $mission ->
    [test_run_1] { mission-test-run-1 }
    [test_run_2] { mission-test-run-2 }
    [simulation_1] { mission-simulation-1 }
    [simulation_2] { mission-simulation-2 }
    [simulation_3] { mission-simulation-3 }
    [advanced_simulation_1] { mission-advanced-simulation-1 }
    [advanced_simulation_2] { mission-advanced-simulation-2 }
    [advanced_simulation_3] { mission-advanced-simulation-3 }
    [mission_1] { mission-mission-1 }
    [mission_2] { mission-mission-2 }
    [mission_3] { mission-mission-3 }
    [mission_4] { mission-mission-4 }
    [mission_5] { mission-mission-5 }
    [mission_6] { mission-mission-6 }
    [mission_7] { mission-mission-7 }
    [mission_8] { mission-mission-8 }
    [random] { mission-random }
   *[other] a mission of ours
}

prompt-gathering = Choose roles and places, then be ready.
prompt-dealing = The mission is being set up.
prompt-planning = Listen to the announcements and program your turns.
prompt-resolving = The captain lets the ship tell what you did.
prompt-levels = Go on, and how hard shall the next mission be?
prompt-repairing = The crew repairs what it can.
prompt-over = The operation is over.
ending-campaign-won = The ship has come home from its campaign.
ending-campaign-lost = The ship is lost, and the campaign with it.
ending-lesson-done = The lesson’s goals are met.
ending-lesson-missed = The ship is home, but a goal of the lesson is missed.

option-timeline = Mission
option-timeline-help = What is announced, and when. Test runs and simulations are for training, lessons are for one person and have no clock.
option-timeline-random = { mission-random }
option-timeline-test_run_1 = { mission-test-run-1 }
option-timeline-test_run_2 = { mission-test-run-2 }
option-timeline-simulation_1 = { mission-simulation-1 }
option-timeline-simulation_2 = { mission-simulation-2 }
option-timeline-simulation_3 = { mission-simulation-3 }
option-timeline-advanced_simulation_1 = { mission-advanced-simulation-1 }
option-timeline-advanced_simulation_2 = { mission-advanced-simulation-2 }
option-timeline-advanced_simulation_3 = { mission-advanced-simulation-3 }
option-timeline-mission_1 = { mission-mission-1 }
option-timeline-mission_2 = { mission-mission-2 }
option-timeline-mission_3 = { mission-mission-3 }
option-timeline-mission_4 = { mission-mission-4 }
option-timeline-mission_5 = { mission-mission-5 }
option-timeline-mission_6 = { mission-mission-6 }
option-timeline-mission_7 = { mission-mission-7 }
option-timeline-mission_8 = { mission-mission-8 }
option-timeline-generated = A generated mission
option-timeline-lesson_1 = Lesson 1: { lesson-1 }
option-timeline-lesson_2 = Lesson 2: { lesson-2 }
option-timeline-lesson_3 = Lesson 3: { lesson-3 }
option-timeline-lesson_4 = Lesson 4: { lesson-4 }
option-timeline-lesson_5 = Lesson 5: { lesson-5 }
option-timeline-lesson_6 = Lesson 6: { lesson-6 }
option-timeline-lesson_7 = Lesson 7: { lesson-7 }
option-generated = Number of the generated mission
option-generated-help = The same number gives the same mission. Only for generated missions.
option-common = Common threats
option-common-help = Easy ones are the white cards, hard ones the yellow cards.
option-common-white = Easy
option-common-yellow = Hard
option-common-mixed = Mixed
option-serious = Serious threats
option-serious-help = A serious threat counts as two common ones.
option-serious-white = Easy
option-serious-yellow = Hard
option-serious-mixed = Mixed
option-crew = Crew
option-crew-help = Androids fill up the crew. With five, unconfirmed reports count too. Alone you fly four androids.
option-crew-4 = Four
option-crew-5 = Five
option-five_crew_deal = Cards for a crew of five with androids
option-five_crew_deal-help = As the rules say: 6, 5 and 5 cards for each person. Generous: what so many people usually get, and one card more.
option-five_crew_deal-literal = As the rules say
option-five_crew_deal-generous = Generous
option-transfer_seconds = Data transfer
option-transfer_seconds-help = How long cards may be given before the beep.
option-transfer_seconds-5 = 5 s
option-transfer_seconds-10 = 10 s
option-transfer_seconds-15 = 15 s
option-transfer_seconds-20 = 20 s
option-clock = Clock
option-clock-help = Without a clock the next announcement comes when all want it.
option-clock-true = It runs
option-clock-false = None
option-missions = Missions in a row
option-missions-help = Two or three missions are a campaign: the ship keeps its damage, and the crew repairs some of it in between.
option-missions-1 = One
option-missions-2 = Two
option-missions-3 = Three

command-timeline-drawn = Timeline { $timelines } is drawn.
command-track-drawn = { $zone ->
    [1] Track { $tracks } is drawn for the red zone.
    [2] Track { $tracks } is drawn for the white zone.
    [3] Track { $tracks } is drawn for the blue zone.
   *[other] Track { $tracks } is drawn for internal threats.
}
command-heroic-shown = The android on place { $place } is dealt { kinds-name }.
command-dealt = { player-name } is dealt { kinds-name }.
command-threat-drawn = Card { $threats } of deck { $deck } is drawn.
command-take-role = Be { role-number }
command-seat-android = Put { android-name } on the { place-name } place
command-ready = Be ready
command-not-ready = Not be ready after all
command-lay = { $half ->
    [0] { member-name }, slot { $slot }: { kind-name }, action up
   *[other] { member-name }, slot { $slot }: { kind-name }, movement up
}
command-take-back = { member-name }, slot { $slot }: take the card back
command-turn = { member-name }, slot { $slot }: turn the card
command-move = { member-name }, slot { $slot }: move the card to slot { $to }
command-next-packet = End my phase and take the next packet
command-give = Give { kind-name } to { for-member }
command-stop = End the operations now
command-carry-on = Not end the operations yet
command-tell = Tell the crew what I hold and plan
command-keep-quiet = Tell nothing any more
command-go-on = Nothing more to do until the next announcement
command-advance = { $by ->
    [0] One step
    [1] To the next turn
   *[other] To the end
}
command-propose = { $go_on ->
    [0] Go home now
   *[other] Go on. Common threats: { common-number }. Serious threats: { serious-number }.
}
command-repair = { $what ->
    [0] Repair nothing
    [1] { $zone ->
        [0] Repair damage tile { $tile } of the red zone
        [1] Repair damage tile { $tile } of the white zone
       *[other] Repair damage tile { $tile } of the blue zone
    }
   *[other] Repair a squad of battlebots
}
command-place-squad = { $station ->
    [2] The battlebots start in the upper blue station
   *[other] The battlebots start in the lower red station
}
command-tick = { $at } ms

event-role-taken = { person-name } is { role-title }.
event-android-seated = { android-name } is { place-name } in the crew order.
event-readied = { person-name } is ready.
event-unreadied = { person-name } is not ready after all.
event-track-drawn = { $zone ->
    [internal] Track { $track } is for internal threats.
   *[other] Track { $track } leads to the { zone-name } zone.
}
event-mission-begun = The mission begins: { mission-name }. Phase 1!
event-heroic-shown = Beside the board of { for-member }: { action-half } or { movement-half }.
event-packet-taken = { member-name } takes the packet of phase { $phase }: { $count } cards.
event-card-dealt = You get { action-half } or { movement-half }.
event-threat-announced = { $zone ->
    [internal] { $unconfirmed ->
        [0] { $serious ->
            [0] Time T+{ $turn }: internal threat.
           *[other] Time T+{ $turn }: serious internal threat.
        }
       *[other] { $ignored ->
            [0] Unconfirmed report. Time T+{ $turn }: internal threat.
           *[other] Unconfirmed report, which is ignored. Time T+{ $turn }: internal threat.
        }
    }
   *[other] { $unconfirmed ->
        [0] { $serious ->
            [0] Time T+{ $turn }: threat, { zone-name } zone.
           *[other] Time T+{ $turn }: serious threat, { zone-name } zone.
        }
       *[other] { $ignored ->
            [0] Unconfirmed report. Time T+{ $turn }: threat, { zone-name } zone.
           *[other] Unconfirmed report, which is ignored. Time T+{ $turn }: threat, { zone-name } zone.
        }
    }
}
event-threat-drawn = T+{ $turn } is { threat-name }.
event-data-incoming = Incoming data: everybody draws a card.
event-transfer-opened = Data transfer: everybody may give a card to somebody else until the beep.
event-transfer-closed = Beep. The data transfer is over.
event-communications-lost = Communications are down. Silence!
event-communications-restored = Communications are restored.
event-phase-warning = { $operations ->
    [0] { $seconds ->
        [0] { $next ->
            [0] Phase { $phase } will soon end.
           *[other] Phase { $phase } ends with the next announcement.
        }
        [60] Phase { $phase } ends in one minute.
       *[other] Phase { $phase } ends in { $seconds } seconds.
    }
   *[other] { $seconds ->
        [0] { $next ->
            [0] Operations will soon end. From now on the crew may stop.
           *[other] Operations end with the next announcement.
        }
        [60] Operations end in one minute.
       *[other] Operations end in { $seconds } seconds.
    }
}
event-phase-ended = Phase { $phase } is over.
event-mission-complete = Mission complete: { mission-name }. The ship jumps.
event-card-laid = { $shows ->
    [action] { member-name } lays an action in slot { $slot }.
   *[movement] { member-name } lays a movement in slot { $slot }.
}
event-card-laid-open = { $shows ->
    [action] { member-name } has { action-half } in slot { $slot }.
   *[movement] { member-name } has { movement-half } in slot { $slot }.
}
event-face-seen = { $shows ->
    [action] In your slot { $slot }: { action-half }.
   *[movement] In your slot { $slot }: { movement-half }.
}
event-card-taken-back = { member-name } takes the card of slot { $slot } back.
event-card-turned = { $shows ->
    [action] { member-name } turns the card of slot { $slot }: an action.
   *[movement] { member-name } turns the card of slot { $slot }: a movement.
}
event-cards-moved = { member-name } moves the card of slot { $slot } to slot { $to }.
event-card-given = { member-name } gives a card to { to-member }.
event-card-passed = { person-name } gives a card. { receiver-name } gets { action-half } or { movement-half }.
event-stop-wanted = { person-name } would end the operations now.
event-stop-dropped = { person-name } would not end the operations yet.
event-told = { person-name } tells what is in hand and planned.
event-untold = { person-name } tells nothing any more.
event-mission-logged = Log book: { mission-name }. Common threats: { common-level }, serious threats: { serious-level }. Survived { $survived }, destroyed { $destroyed }, penalties { $penalties }, visual confirmation { $visual }: { $score } in all.
event-leg-logged = Log book: { mission-name }. Common threats: { common-level }, serious threats: { serious-level }. Survived { $survived }, destroyed { $destroyed }, visual confirmation { $visual }.
event-loss-logged = Log book: { mission-name }. Common threats: { common-level }, serious threats: { serious-level }. Lost to { threat-name }.
event-proposed = { $go_on ->
    [0] { person-name } would rather go home.
   *[other] { person-name } would go on. Common threats: { common-level }, serious threats: { serious-level }.
}
event-levels-chosen = The crew goes on. Common threats: { common-level }, serious threats: { serious-level }.
event-campaign-stopped = { $missions ->
    [one] The crew goes home after one mission.
   *[other] The crew goes home after { $missions } missions.
}
event-stood-up = { member-name } stands up again.
event-tile-repaired = { member-name } repairs in the { zone-name } zone: { tile-name }.
event-squad-repaired = { member-name } repairs a squad of battlebots.
event-nothing-repaired = { member-name } repairs nothing.
event-squad-placed = The only squad of battlebots starts in { station-name }.
event-campaign-counted = { $missions ->
    [one] The campaign is worth { $score } after one mission: { $points } for threats, { $penalties } of penalties, { $visual } for visual confirmation.
   *[other] The campaign is worth { $score } after { $missions } missions: { $points } for threats, { $penalties } of penalties, { $visual } for visual confirmation.
}

refusal-not-for-people = That is not for people to do.
refusal-not-gathering = Roles and places are chosen before the mission.
refusal-not-planning = Cards are laid in the action round.
refusal-not-resolving = There is nothing to carry on with now.
refusal-not-between-missions = That is decided between two missions.
refusal-not-repairing = Repairs are made between two missions, one after another.
refusal-already-ready = You are ready already.
refusal-not-ready-yet = You have not said that you are ready.
refusal-changed-enough = You have changed roles and places as often as you may before a mission.
refusal-no-such-role = There is no such role.
refusal-role-is-yours = You have that role already.
refusal-no-such-android = There is no such android.
refusal-no-such-place = The android cannot stand there.
refusal-no-such-card = There is no such card.
refusal-no-such-half = A card has two halves.
refusal-no-such-member = There is no such crew member.
refusal-no-such-slot = The card cannot go to that slot.
refusal-slot-locked = That slot is not open to you in this phase.
refusal-slot-taken = A card lies there already.
refusal-slot-closed = This lesson leaves that slot as it is.
refusal-slot-empty = No card lies there.
refusal-not-your-board = That is somebody else’s board.
refusal-androids-keep-cards = What lies on an android’s board stays as it is.
refusal-card-not-in-hand = You do not have that card.
refusal-card-not-there = No such card is left.
refusal-heroic-is-anothers = That heroic card is not this android’s.
refusal-heroic-stays = Heroic cards are never given away.
refusal-no-packet-left = There is no further packet.
refusal-packet-taken = You have taken the packet of this phase already.
refusal-no-packets-alone = Alone there are no packets: all cards lie open.
refusal-no-transfer = Cards change hands only during a data transfer.
refusal-gave-already = You have given a card away in this transfer.
refusal-not-to-them = Cards are given to other people.
refusal-too-early-to-stop = The crew can stop only after the first warning that operations end.
refusal-stop-said = You have said that already.
refusal-stop-not-said = You have not asked to stop.
refusal-silence = Communications are down.
refusal-told-already = You are telling it already.
refusal-told-nothing = You are not telling anything.
refusal-nobody-to-tell = There is nobody to tell it to.
refusal-waiting-already = You are waiting already.
refusal-no-such-way = The resolution goes on by a step, by a turn or to the end.
refusal-no-such-level = There are three levels, from 0 to 2; who goes home names none.
refusal-not-to-repair = That cannot be repaired now.
refusal-no-squad-to-place = There is no squad to be placed there.

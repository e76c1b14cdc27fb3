# Timelines and lessons: what they are called, and what they are for. Every word is ours.

mission-test-run-1 = Test run 1
mission-test-run-1-about = Seven turns and three common threats, to get to know the ship.
mission-test-run-2 = Test run 2
mission-test-run-2-about = Seven turns and three common threats, the last of them announced late.
mission-simulation-1 = Simulation 1
mission-simulation-1-about = All twelve turns, threats from outside only, two of them serious.
mission-simulation-2 = Simulation 2
mission-simulation-2-about = All twelve turns, threats from outside only, and communications fail three times.
mission-simulation-3 = Simulation 3
mission-simulation-3-about = All twelve turns, threats from outside only: many, but hardly any serious ones.
mission-advanced-simulation-1 = Advanced simulation 1
mission-advanced-simulation-1-about = Threats come from inside too: two common ones.
mission-advanced-simulation-2 = Advanced simulation 2
mission-advanced-simulation-2-about = Threats come from inside too: a serious one in the middle of everything else.
mission-advanced-simulation-3 = Advanced simulation 3
mission-advanced-simulation-3-about = Threats come from inside too: a common one and a serious one.
mission-mission-1 = Mission 1
mission-mission-1-about = The real thing: two serious threats from outside, two common ones from inside.
mission-mission-2 = Mission 2
mission-mission-2-about = The real thing: many common threats, and something serious inside.
mission-mission-3 = Mission 3
mission-mission-3-about = The real thing: it begins inside the ship, and the serious threats come late.
mission-mission-4 = Mission 4
mission-mission-4-about = The real thing: few threats, three of them serious, and little time.
mission-mission-5 = Mission 5
mission-mission-5-about = The real thing: two serious threats early on, one outside and one inside.
mission-mission-6 = Mission 6
mission-mission-6-about = The real thing: seven threats, and three of them in little more than a minute.
mission-mission-7 = Mission 7
mission-mission-7-about = The real thing: a hard beginning, and communications that fail again and again at the end.
mission-mission-8 = Mission 8
mission-mission-8-about = The real thing: three serious threats from outside and the shortest first phase of all.
mission-random = A mission at random
mission-random-about = One of the eight missions; which one is told when it is over.
mission-generated = Generated mission { $seed }
mission-generated-about = A mission of ours, made by the program: as heavy as those of the box, and always the same for the same number.

announcement-mission-begun = All hands on the bridge! The mission begins with phase 1.
announcement-threat = { $serious ->
    [1] Time T+{ $turn }. Serious threat. Zone { zone-said }.
   *[0] Time T+{ $turn }. Threat. Zone { zone-said }.
}
announcement-internal-threat = { $serious ->
    [1] Time T+{ $turn }. Serious internal threat.
   *[0] Time T+{ $turn }. Internal threat.
}
announcement-unconfirmed-threat = { $serious ->
    [1] Unconfirmed report. Time T+{ $turn }. Serious threat. Zone { zone-said }.
   *[0] Unconfirmed report. Time T+{ $turn }. Threat. Zone { zone-said }.
}
announcement-unconfirmed-internal-threat = { $serious ->
    [1] Unconfirmed report. Time T+{ $turn }. Serious internal threat.
   *[0] Unconfirmed report. Time T+{ $turn }. Internal threat.
}
announcement-data-incoming = Incoming data.
announcement-transfer-opened = { $seconds ->
    [0] Data transfer, until the next announcement.
   *[other] Data transfer. { $seconds } seconds until the beep.
}
announcement-transfer-closed = Data transfer complete.
announcement-communications-lost = Communications down.
announcement-communications-restored = Communications restored.
announcement-phase-warning = { $seconds ->
    [0] { $next ->
        [0] Phase { $phase } will soon end.
       *[other] Phase { $phase } ends with the next announcement.
    }
    [60] Phase { $phase } ends in one minute.
    [5] Phase { $phase } ends in five, four, three, two, one.
   *[other] Phase { $phase } ends in { $seconds } seconds.
}
announcement-operations-warning = { $seconds ->
    [0] { $next ->
        [0] Operations will soon end. From now on the crew may stop.
       *[other] Operations end with the next announcement.
    }
    [60] Operations end in one minute.
    [5] Operations end in five, four, three, two, one.
   *[other] Operations end in { $seconds } seconds.
}
announcement-phase-ended = { $phase ->
    [1] Phase 1 is over. Phase 2 begins.
   *[other] Phase 2 is over. Phase 3 begins.
}
announcement-mission-complete = Operations are over. Mission complete: the ship jumps.
zone-said = { $zone ->
    [red] red
    [white] white
   *[blue] blue
}

mission-times = { $turns } turns; the phases end at { $ends }.
mission-budget = Threats worth { $points } points, { $data } incoming data, { $transfers } data transfers, { $silent } seconds without communications.
mission-estimate = { $missions ->
    [one] The planner, with { $crew } figures and one draw of threats, tracks and cards: the ship survives { $percent } % (standard error { $error }).
   *[other] The planner, with { $crew } figures and { $missions } draws of threats, tracks and cards: the ship survives { $percent } % (standard error { $error }).
}
mission-estimate-score = Mean score where it does: { $score }.
mission-estimate-no-score = It never did, so there is no score.

lesson-1 = Fire
lesson-1-learn = All figures start on the bridge. A fires the weapon of the station a figure is in: on the upper deck that is the heavy laser, which takes one cube of energy from the reactor of its zone. A laser hits the nearest threat of its own zone. The shield of the threat is subtracted from the strength of a turn, and the rest is damage.
lesson-1-goal = A Fighter comes to the blue zone on turn 2. Destroy it, and let no damage through.
lesson-1-hint-1 = The Fighter has 4 hit points and a shield of 2, and the blue heavy laser has strength 4. How many shots does it take?
lesson-1-hint-2 = Go to the blue zone on turn 1 with the blue arrow of a card, and fire on turns 2 and 3.

lesson-2 = Energy
lesson-2-learn = Heavy lasers and the pulse cannon use up the reactor of their zone. B on the lower deck fills it: on both sides from the central reactor, in the middle with one of the three fuel capsules.
lesson-2-goal = Two figures are programmed already: the first one fires the red heavy laser on turns 2, 3 and 5, the second one the laser of the bridge on turns 5 and 6. With the third one, bring them the energy for all of their shots, so that the Gunship and the Armored Grappler are destroyed.
lesson-2-hint-1 = The red reactor holds two cubes, enough for two shots. B in the lower red station fills it up, but with cubes of the central reactor, which the bridge needs too.
lesson-2-hint-2 = Begin with a fuel capsule: lift, then B in the lower white station. Then the red arrow, and B again on turn 4.

lesson-3 = Shields and attacks
lesson-3-learn = Each cube in a shield stops one point of an attack and is gone. Whatever gets through is damage, a tile for each point. B on the upper deck moves energy from the reactor of the zone into its shield.
lesson-3-goal = A Pulse Ball attacks all three zones on turn 5 and again on turn 7, and there is nothing to shoot with. Let no damage through.
lesson-3-hint-1 = Each shield has one cube in the beginning, enough for one attack of strength 1. Every zone is attacked twice.
lesson-3-hint-2 = One figure is enough: B on the bridge, red arrow, B, blue arrow twice, B.

lesson-4 = Intruders, malfunctions and battlebots
lesson-4-learn = Somebody who leads battlebots fights an intruder with the battlebots card, in the station the intruder is in. Squads are fetched with C, in the upper blue or in the lower red station. A malfunction covers a button: pressing it there repairs one point of it, and does nothing else.
lesson-4-goal = Repair the Hacked Shields, which cover B in the upper blue station from turn 2 on, and defeat the Saboteur, who comes to the lower white station on turn 3.
lesson-4-hint-1 = The Hacked Shields take three presses of B. The Saboteur moves one station to the left at the end of turn 4: be where he is going.
lesson-4-hint-2 = One figure: blue arrow, then B three times. The other one: red arrow, lift, C for the squad, a turn of waiting, and battlebots on turn 5.

lesson-5 = Interceptors and rockets
lesson-5-learn = Somebody who leads battlebots takes off with C in the upper red station and attacks at distance 1: with strength 3 if there is one threat, with 1 against each of several. The battlebots card keeps the pilot in space for another attack. C in the lower blue station launches a rocket, which hits the nearest threat up to distance 2 one turn later, with strength 3. Everything that hits a threat on one turn is added up before its shield is subtracted.
lesson-5-goal = The first figure fires the red heavy laser once, on turn 5. Destroy the Amoeba in the red zone, which rockets never hit, and the Pulse Ball in the blue zone.
lesson-5-hint-1 = The Amoeba has 8 hit points and no shield. Laser and interceptors together make 7 on turn 5, and the pilot can stay for another attack. The Pulse Ball, with 5 hit points and a shield of 1, takes three rockets.
lesson-5-hint-2 = The pilot: red arrow, lift, C for the squad, lift, C, battlebots. The other one: blue arrow, lift, and C on turns 3, 4 and 5.

lesson-6 = Computer, delays and windows
lesson-6-learn = Somebody has to press C on the bridge on turn 1 or 2, and again on turn 4 or 5; otherwise the next action of everybody is delayed by a turn. A lift takes one figure a turn: whoever uses it after another one is delayed too. C in the lower white station is a look out of the windows, worth a point in each phase, and more if several look on the same turn.
lesson-6-goal = The third figure takes the lift on turn 1 and launches rockets from turn 3 on, just in time. Maintain the computer in both phases, and come home with the Pulse Ball destroyed and 6 points.
lesson-6-hint-1 = The Pulse Ball is worth 4 points, the windows 1 in each phase. Damage costs points, and a delayed rocket comes too late to prevent it.
lesson-6-hint-2 = First figure: C on turns 1 and 4. Second figure: the lift on turn 2, not before, and C on turns 3 and 4.

lesson-7 = A first mission
lesson-7-learn = Everything together: four figures, three threats, the computer and the windows, and not a card too many.
lesson-7-goal = Bring the ship home with at least 8 points.
lesson-7-hint-1 = A threat destroyed is worth 4 points, one that you live through 2. Each damage tile costs a point, and those of the zone that is hit most cost another.
lesson-7-hint-2 = The laser of the bridge against the Fighter on turns 1 and 3, both lasers of the red zone against the Gunship, together on turn 4. On the last turn everybody looks out of the windows.

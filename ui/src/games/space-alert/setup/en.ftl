# The form for a live mission.

sa-new-intro = Ten minutes in which a voice announces what attacks the ship and everybody plans twelve turns with cards; then the ship tells, step by step, what you really did.
sa-new-preset = What kind of evening
sa-new-first = First flight
sa-new-first-help = A simulation with external threats only, of the easy kind.
sa-new-mission = A mission
sa-new-mission-help = One of the eight missions by lot. Nobody knows what is coming.
sa-new-campaign = Exploration
sa-new-campaign-help = Up to three missions with the same ship. What breaks stays broken, and repairs are few.
sa-new-lessons = Training: short lessons without a clock
sa-new-lessons-help = One thing each, alone, with a goal and hints. A lesson begins as soon as you press it.
sa-new-details = Choose everything
sa-new-timeline = Mission
sa-new-random = One of missions 1 to 8, by lot
sa-new-generated = A new one, made by the house
sa-new-series = { $series ->
    [test_run] Test runs (7 turns)
    [simulation] Simulations
    [advanced_simulation] Advanced simulations
   *[mission] Missions
}
sa-new-seed = Number of the new mission
sa-new-common = Common threats
sa-new-common-help = Easy ones are the white cards, hard ones the yellow cards.
sa-new-serious = Serious threats
sa-new-serious-help = A serious threat counts as two common ones.
sa-new-crew = Crew
sa-new-crew-help = Androids fill up the crew. With five, unconfirmed reports count too. Alone you fly four androids.
sa-new-missions = Missions in a row
sa-new-missions-help = More than one is an exploration campaign.
sa-new-transfer_seconds = Data transfer
sa-new-transfer_seconds-help = How long cards may be given before the beep.
sa-new-clock = Clock
sa-new-clock-help = Without a clock the next announcement comes when all want it.
sa-new-five_crew_deal = Cards for a crew of five with androids
sa-new-five_crew_deal-help = As the rule says, or as for so few people and one more.
sa-new-box = You have the box on your table?
sa-new-announcer = The announcer plays the voice for it.
sa-new-apart = Everybody plans at the same time, with a hand of their own: each needs a screen.
sa-choice-common = { $value ->
    [white] Easy
    [yellow] Hard
   *[mixed] Mixed
}
sa-choice-serious = { $value ->
    [white] Easy
    [yellow] Hard
   *[mixed] Mixed
}
sa-choice-crew = { $value ->
    [4] Four
   *[5] Five
}
sa-choice-missions = { $value ->
    [1] One
    [2] Two
   *[3] Three
}
sa-choice-transfer_seconds = { $value } s
sa-choice-clock = { $value ->
    [true] It runs
   *[false] None
}
sa-choice-five_crew_deal = { $value ->
    [literal] As printed
   *[generous] Generous
}
bot-crew = Crewmate

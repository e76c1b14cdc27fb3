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
sa-new-readings = Readings of the rules
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
sa-new-box = You have the box on your table?
sa-new-announcer = The announcer plays the voice for it.
sa-new-apart = Everybody plans at the same time, with a hand of their own: each needs a screen.
bot-crew = Crewmate

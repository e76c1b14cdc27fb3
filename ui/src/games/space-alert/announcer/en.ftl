# The page that plays the ship’s voice for people with the box.

announcer-title = The announcer
announcer-help = You have the box, the cards and the ship on your table. This page is the voice: it says what is coming and when, writes it large and keeps a list. Choose a mission, press start, and plan.
announcer-mission = Mission
announcer-crew = Crew
announcer-crew-help = With a crew of four nobody heeds unconfirmed reports.
announcer-transfer = Data transfer
announcer-start = Start
announcer-silent = Not a word, not a sign
announcer-pause = Pause
announcer-resume = Go on
announcer-stop = Stop and choose another
announcer-over = The planning is over. Now turn the cards over on your table, or type your programs in and let the ship tell.
announcer-resolve = Type the programs in
announcer-wait = Nothing is said before you start.

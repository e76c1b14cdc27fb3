announcer-ticket = Space Alert with the box: the voice
announcer-ticket-help = All announcements of any mission, written large and spoken, for the crew around your table.
resolve-ticket = Space Alert: the ship tells what you did
resolve-ticket-help = Type in what your crew planned, and watch the mission step by step.

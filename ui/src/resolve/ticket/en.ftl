resolve-ticket = Space Alert: the ship tells what you did
resolve-ticket-help = Type in what your crew planned, and watch the mission step by step.

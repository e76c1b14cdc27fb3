"""What a game is: seats, commands, events, states, chance, time, logs. Knows no game and no server."""

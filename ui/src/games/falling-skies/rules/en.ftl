# The rules behind the lines of the log that only the boxed edition has, each in a few words.

rule-ufs-threat-1 = As many sky tiles as the threat level says are drawn and turned to their threat side.
rule-ufs-ms-1 = The mothership descends one row and takes in the ships there; those on drop points ride along.
rule-ufs-ms-5 = White ships join the waiting ones, as long as any are left.
rule-ufs-spawn-1 = Waiting ships drop above empty columns first, then where the next ship below is farthest; purple ones before white ones.
rule-ufs-dmg-3 = A ship that leaves the sky does one damage, however far it would fall.
rule-ufs-portal = A ship that stops on a portal goes to its twin, unless a ship is there or the mothership has passed it. Nothing happens there.
rule-ufs-rush = Every purple ship below the drop points comes down so many rows, as far as nothing is in its way, and does what is printed there.
rule-ufs-city-2 = Each side of a city has a rule of its own that holds for the whole game.
rule-ufs-camp-8 = A character helps once in a game.
rule-ufs-star-1 = A scenario adds its own rule to the game.

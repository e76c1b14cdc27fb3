# What threats are called, and what they do, in our own words.

threat-e1-01 = Pulse Ball
threat-e1-02 = Destroyer
threat-e1-03 = Stealth Fighter
threat-e1-04 = Energy Cloud
threat-e1-05 = Gunship
threat-e1-06 = Cryoshield Fighter
threat-e1-07 = Fighter
threat-e1-08 = Armored Grappler
threat-e1-09 = Amoeba
threat-e1-10 = Meteoroid
threat-e2-01 = Kamikaze
threat-e2-02 = Scout
threat-e2-03 = Phantom Fighter
threat-e2-04 = Swarm
threat-e2-05 = Jellyfish
threat-e2-06 = Marauder
threat-e2-07 = Minor Asteroid
threat-se1-01 = Frigate
threat-se1-02 = Man-of-War
threat-se1-03 = Leviathan Tanker
threat-se1-04 = Pulse Satellite
threat-se1-05 = Cryoshield Frigate
threat-se1-06 = Interstellar Octopus
threat-se1-07 = Maelstrom
threat-se1-08 = Asteroid
threat-se2-01 = Behemoth
threat-se2-02 = Juggernaut
threat-se2-03 = Psionic Satellite
threat-se2-04 = Nebula Crab
threat-se2-05 = Nemesis
threat-se2-06 = Major Asteroid
threat-i1-01 = Skirmishers
threat-i1-02 = Skirmishers
threat-i1-03 = Saboteur
threat-i1-04 = Saboteur
threat-i1-05 = Hacked Shields
threat-i1-06 = Hacked Shields
threat-i1-07 = Unstable Warheads
threat-i2-01 = Slime
threat-i2-02 = Slime
threat-i2-03 = Troopers
threat-i2-04 = Troopers
threat-i2-05 = Virus
threat-i2-06 = Overheated Reactor
threat-si1-01 = Commandos
threat-si1-02 = Commandos
threat-si1-03 = Alien
threat-si1-04 = Fissure
threat-si1-05 = Crossed Wires
threat-si1-06 = Battlebot Uprising
threat-si2-01 = Executioner
threat-si2-02 = Seeker
threat-si2-03 = Power System Overload
threat-si2-04 = Contamination
threat-si2-05 = Nuclear Device
threat-name = { $threat ->
    [E1-01] { threat-e1-01 }
    [E1-02] { threat-e1-02 }
    [E1-03] { threat-e1-03 }
    [E1-04] { threat-e1-04 }
    [E1-05] { threat-e1-05 }
    [E1-06] { threat-e1-06 }
    [E1-07] { threat-e1-07 }
    [E1-08] { threat-e1-08 }
    [E1-09] { threat-e1-09 }
    [E1-10] { threat-e1-10 }
    [E2-01] { threat-e2-01 }
    [E2-02] { threat-e2-02 }
    [E2-03] { threat-e2-03 }
    [E2-04] { threat-e2-04 }
    [E2-05] { threat-e2-05 }
    [E2-06] { threat-e2-06 }
    [E2-07] { threat-e2-07 }
    [SE1-01] { threat-se1-01 }
    [SE1-02] { threat-se1-02 }
    [SE1-03] { threat-se1-03 }
    [SE1-04] { threat-se1-04 }
    [SE1-05] { threat-se1-05 }
    [SE1-06] { threat-se1-06 }
    [SE1-07] { threat-se1-07 }
    [SE1-08] { threat-se1-08 }
    [SE2-01] { threat-se2-01 }
    [SE2-02] { threat-se2-02 }
    [SE2-03] { threat-se2-03 }
    [SE2-04] { threat-se2-04 }
    [SE2-05] { threat-se2-05 }
    [SE2-06] { threat-se2-06 }
    [I1-01] { threat-i1-01 }
    [I1-02] { threat-i1-02 }
    [I1-03] { threat-i1-03 }
    [I1-04] { threat-i1-04 }
    [I1-05] { threat-i1-05 }
    [I1-06] { threat-i1-06 }
    [I1-07] { threat-i1-07 }
    [I2-01] { threat-i2-01 }
    [I2-02] { threat-i2-02 }
    [I2-03] { threat-i2-03 }
    [I2-04] { threat-i2-04 }
    [I2-05] { threat-i2-05 }
    [I2-06] { threat-i2-06 }
    [SI1-01] { threat-si1-01 }
    [SI1-02] { threat-si1-02 }
    [SI1-03] { threat-si1-03 }
    [SI1-04] { threat-si1-04 }
    [SI1-05] { threat-si1-05 }
    [SI1-06] { threat-si1-06 }
    [SI2-01] { threat-si2-01 }
    [SI2-02] { threat-si2-02 }
    [SI2-03] { threat-si2-03 }
    [SI2-04] { threat-si2-04 }
   *[SI2-05] { threat-si2-05 }
}

threat-e1-01-text = { $pulse_ball_y ->
    [2] X: attacks every zone with 1. Y and Z: attacks every zone with 2.
   *[1] X and Y: attacks every zone with 1. Z: attacks every zone with 2.
}
threat-e1-02-text = X: attacks with 1. Y and Z: attacks with 2. Each point that gets through costs two tiles.
threat-e1-03-text = X: becomes visible. Y and Z: attacks with 2. No weapon can target it before its X.
threat-e1-04-text = X: empties every shield. Y: attacks the two other zones with 1 each. Z: attacks the two other zones with 2 each. On a turn on which the pulse cannon targets it, it has no shield.
threat-e1-05-text = X and Y: attacks with 2. Z: attacks with 3.
threat-e1-06-text = X: attacks with 1. Y and Z: attacks with 2. The first time weapons target it, they only break its cryoshield.
threat-e1-07-text = X: attacks with 1. Y: attacks with 2. Z: attacks with 3.
threat-e1-08-text = X: attacks with 1. Y: mends 1 of its damage. Z: attacks with 4.
threat-e1-09-text = { $amoeba_z ->
    [4] X and Y: mends 2 of its damage. Z: attacks with 4. Rockets cannot target it.
   *[5] X and Y: mends 2 of its damage. Z: attacks with 5. Rockets cannot target it.
}
threat-e1-10-text = Z: attacks with as much as it has hit points left. Rockets cannot target it.
threat-e2-01-text = X: becomes faster by 1; has a shield of 1 from now on. Y: becomes faster by 1; has a shield of 0 from now on. Z: attacks with 6.
threat-e2-02-text = { $scout_z ->
    [2] X: from now on all external threats, itself too, attack with 1 more. Y: all other external threats advance by 1. Z: attacks with 2, past all shields. Heavy lasers cannot target it. Its help lasts until it is destroyed.
   *[3] X: from now on all other external threats attack with 1 more. Y: all other external threats advance by 1. Z: attacks with 3, past all shields. Heavy lasers cannot target it. Its help to others lasts until it is destroyed.
}
threat-e2-03-text = X: becomes visible. Y: attacks with 2. Z: attacks with 3. No weapon can target it before its X. A rocket that targets it is wasted.
threat-e2-04-text = X: attacks with 1. Y: attacks with 2; attacks the two other zones with 1 each. Z: attacks with 3; attacks the two other zones with 2 each. Rockets cannot target it. Weapons do no more than 1 damage to it on a turn.
threat-e2-05-text = X and Y: attacks every zone with 1; mends half of its damage, rounded down. Z: attacks every zone with 2. Rockets cannot target it.
threat-e2-06-text = X: from now on all external threats have 1 more shield. Y: takes 1 cube from every shield. Z: attacks with 4. Its help to others lasts until it is destroyed.
threat-e2-07-text = Z: attacks with as much as it has hit points left. Rockets cannot target it. Destroyed, it attacks with 1 for each X and Y behind it.
threat-se1-01-text = X: attacks with 2. Y: attacks with 3. Z: attacks with 4.
threat-se1-02-text = { $man_of_war_x ->
    [1] { $man_of_war_z ->
        [3] X: attacks with 1; becomes faster by 1. Y: attacks with 3; gets 1 more shield. Z: attacks with 3.
       *[5] X: attacks with 1; becomes faster by 1. Y: attacks with 3; gets 1 more shield. Z: attacks with 5.
    }
   *[2] { $man_of_war_z ->
        [3] X: attacks with 2; becomes faster by 1. Y: attacks with 3; gets 1 more shield. Z: attacks with 3.
       *[5] X: attacks with 2; becomes faster by 1. Y: attacks with 3; gets 1 more shield. Z: attacks with 5.
    }
}
threat-se1-03-text = X: attacks with 2. Y: attacks with 2; mends 2 of its damage. Z: attacks with 2. Destroyed, it does 1 damage to every other external threat.
threat-se1-04-text = X: attacks every zone with 1. Y: attacks every zone with 2. Z: attacks every zone with 3. It cannot be targeted at distance 3.
threat-se1-05-text = X: attacks with 2. Y: attacks with 3. Z: attacks with 4. The first time weapons target it, they only break its cryoshield.
threat-se1-06-text = X: if it is damaged, attacks every zone with 1. Y: if it is damaged, attacks every zone with 2. Z: attacks with twice the hit points it has left. Rockets cannot target it.
threat-se1-07-text = X: empties every shield. Y: attacks the two other zones with 2 each. Z: attacks the two other zones with 3 each. On a turn on which the pulse cannon targets it, it has no shield.
threat-se1-08-text = Z: attacks with as much as it has hit points left. Rockets cannot target it. Destroyed, it attacks with 2 for each X and Y behind it.
threat-se2-01-text = X: with less than 2 damage on it, attacks with 2. Y: with less than 3 damage on it, attacks with 3. Z: with less than 6 damage on it, attacks with 6. Interceptors that have no other target attack it with 9, but the pilot is knocked out and the squad disabled.
threat-se2-02-text = X: becomes faster by 2; attacks with 2. Y: becomes faster by 2; attacks with 3. Z: attacks with 7. Every rocket flies at it from any distance, and makes its shield stronger by 1.
threat-se2-03-text = X: delays everybody in its zone. Y: delays everybody on the ship. Z: knocks out everybody on the ship. It cannot be targeted at distance 3.
threat-se2-04-text = X: has a shield of 4 from now on. Y: becomes faster by 2; has a shield of 2 from now on. Z: attacks the red zone with 5; attacks the blue zone with 5. Rockets cannot target it.
threat-se2-05-text = X: attacks with 1; does 1 damage to itself. Y: attacks with 2; does 2 damage to itself. Z: the ship is lost. After a turn on which it was damaged by the crew it attacks every zone with 1.
threat-se2-06-text = Z: attacks with as much as it has hit points left. Rockets cannot target it. Destroyed, it attacks with 3 for each X and Y behind it.
threat-i1-01-text = { $skirmishers_x ->
    [nothing] Appears in the upper red station. Y: changes deck. Z: does 3 damage to the zone it is in. It disables the squad that hits it.
   *[move] Appears in the upper red station. X: moves right. Y: changes deck. Z: does 3 damage to the zone it is in. It disables the squad that hits it.
}
threat-i1-02-text = { $skirmishers_x ->
    [nothing] Appears in the upper blue station. Y: changes deck. Z: does 3 damage to the zone it is in. It disables the squad that hits it.
   *[move] Appears in the upper blue station. X: moves left. Y: changes deck. Z: does 3 damage to the zone it is in. It disables the squad that hits it.
}
threat-i1-03-text = Appears in the lower white station. X: moves right. Y: takes 1 cube from the reactor of its zone, or does 1 damage there if that is empty. Z: does 2 damage to the zone it is in.
threat-i1-04-text = Appears in the lower white station. X: moves left. Y: takes 1 cube from the reactor of its zone, or does 1 damage there if that is empty. Z: does 2 damage to the zone it is in.
threat-i1-05-text = Blocks B in the upper blue station. X: empties the blue shield. Y: empties the blue reactor. Z: does 2 damage to the zone it is in.
threat-i1-06-text = Blocks B in the upper red station. X: empties the red shield. Y: empties the red reactor. Z: does 2 damage to the zone it is in.
threat-i1-07-text = Blocks C in the lower blue station. Z: does 3 damage to the blue zone for each rocket not yet secured. It has as many hit points as there are rockets in the rack. Rockets cannot be launched before it is repaired.
threat-i2-01-text = Appears in the lower blue station. X: destroys a rocket of the rack. Y: spreads to the left. Z: does 2 damage in the zone of each of its tiles. Whoever enters a station with its tile is delayed, and its tiles stay after its Z. Its progeny has 1 hit point.
threat-i2-02-text = Appears in the lower red station. X: disables the lower red squad if nobody has taken it yet. Y: spreads to the right. Z: does 2 damage in the zone of each of its tiles. Whoever enters a station with its tile is delayed, and its tiles stay after its Z. Its progeny has 1 hit point.
threat-i2-03-text = Appears in the upper red station. X: changes deck. Y: moves right. Z: does 4 damage to the zone it is in. It disables the squad that hits it.
threat-i2-04-text = Appears in the lower blue station. X: changes deck. Y: moves left. Z: does 4 damage to the zone it is in. It disables the squad that hits it.
threat-i2-05-text = Blocks C on the bridge. X: takes 1 cube from every reactor. Y: delays everybody on the ship. Z: does 1 damage to every zone.
threat-i2-06-text = { $overheated_reactor_z ->
    [2] Blocks B in the lower white station. X: does 1 damage to the white zone for each cube in the central reactor. Y: a fuel capsule is lost. Z: does 2 damage to the zone it is in. The repair that completes it knocks out everybody in the lower red and the lower blue station.
   *[3] Blocks B in the lower white station. X: does 1 damage to the white zone for each cube in the central reactor. Y: a fuel capsule is lost. Z: does 3 damage to the zone it is in. The repair that completes it knocks out everybody in the lower red and the lower blue station.
}
threat-si1-01-text = Appears in the lower red station. X: changes deck. Y: if it is damaged, moves right; otherwise does 2 damage to the zone it is in. Z: does 4 damage to the zone it is in; knocks out everybody in its station. It disables the squad that hits it.
threat-si1-02-text = Appears in the upper blue station. X: changes deck. Y: if it is damaged, moves left; otherwise does 2 damage to the zone it is in. Z: does 4 damage to the zone it is in; knocks out everybody in its station. It disables the squad that hits it.
threat-si1-03-text = Appears in the lower white station. X: grows up. Y: changes deck; does 1 damage for each crew member in its new station. Z: the ship is lost. Once grown up, it disables the squad that hits it.
threat-si1-04-text = X: doubles all damage to the red zone. Y: doubles all damage to every zone. Z: the ship is lost. Only interceptors can repair it, and they attack nothing else meanwhile.
threat-si1-05-text = { $crossed_wires_z ->
    [white] Blocks B on the bridge. X: the central reactor empties into the central shield; each cube that finds no room does 1 damage. Y: the central shield empties, with 1 damage for each cube. Z: all reactors empty, with 1 damage to the white zone for each cube.
   *[own] Blocks B on the bridge. X: the central reactor empties into the central shield; each cube that finds no room does 1 damage. Y: the central shield empties, with 1 damage for each cube. Z: all reactors empty, with 1 damage to their zone for each cube.
}
threat-si1-06-text = Blocks C in the upper blue station and the lower red station. X: knocks out everybody on the ship who leads an active squad. Y: knocks out everybody in its stations. Z: knocks out everybody on the ship who is not on the bridge. Pressing C in both stations on one turn repairs 1 more.
threat-si2-01-text = Appears in the upper blue station. X: moves left; knocks out everybody in its new station who leads no active squad. Y: changes deck; knocks out everybody in its new station who leads no active squad. Z: does 3 damage to the zone it is in. It disables the squad that hits it.
threat-si2-02-text = { $seeker_retaliates ->
    [true] Appears on the bridge. X and Y: moves to the adjacent station with most crew members, unless that is a tie. Z: does 5 damage to the zone it is in; knocks out everybody in its station. It disables the squad that hits it. Whoever destroys it is knocked out, and the squad disabled.
   *[false] Appears on the bridge. X and Y: moves to the adjacent station with most crew members, unless that is a tie. Z: does 5 damage to the zone it is in; knocks out everybody in its station. Whoever destroys it is knocked out, and the squad disabled.
}
threat-si2-03-text = Blocks B in the lower red station, the lower white station and the lower blue station. X: takes 2 cubes from the central reactor. Y: takes 1 cube from every reactor. Z: does 3 damage to every zone. Pressing B in all three stations on one turn repairs 2 more.
threat-si2-04-text = Appears in the upper red station, the lower red station, the upper blue station and the lower blue station. X: delays everybody in its stations. Y: does 1 damage to the zone of each of its tiles. Z: knocks out everybody in its stations; whoever enters such a station later is knocked out too. Each hit removes the tile of that station; the third ends it.
threat-si2-05-text = Blocks C in the lower white station. X and Y: becomes faster by 1. Z: the ship is lost. Three crew members must press C on the same turn to disarm it.

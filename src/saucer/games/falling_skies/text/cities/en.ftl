# The cities: names, what each can do on its undamaged and on its damaged side, a line about the place, the labels of
# calls, and what the log says when an ability takes effect. Dice are handed over counted from 1.

city-roswell = Roswell
city-roswell-undamaged = No ability.
city-roswell-damaged = The first time the base is hit, research advances one space, but not onto the last one.
city-roswell-story = They have been here before. This time the town is ready.

city-washington = Washington, DC
city-washington-undamaged = For the first roll of each round, one white die is not rolled but set to 6.
city-washington-damaged = Right after the first roll of each round, you may turn one die to 6.
city-washington-story = One telephone is red, and somebody always answers.
call-city-washington = Turn { city-called-die } to { $value }

city-new-york = New York
city-new-york-undamaged = You may have one robot only; the room in which it works has 1 more value.
city-new-york-damaged = A room has 1 more value for each robot that works in it.
city-new-york-story = A city that never sleeps needs workers that do not either.

city-lima = Lima
city-lima-undamaged = The first time a ship calls the mothership down, the mothership stays where it is.
city-lima-damaged = Whenever a ship calls the mothership down, the mothership stays where it is.
city-lima-story = In winter the sea fog lies on the roofs for months, and signals get lost in it.

city-vancouver = Vancouver
city-vancouver-undamaged = Each energy room gives 1 more energy.
city-vancouver-damaged = Each energy room gives 3 more energy.
city-vancouver-story = Behind the mountains are dams, behind the dams is rain, and it always rains.

city-chicago = Chicago
city-chicago-undamaged = White ships drop from the free drop point of your choice.
city-chicago-damaged = All ships drop from the free drop point of your choice.
city-chicago-story = The wind off the lake takes hats, umbrellas, and now saucers.

city-buenos-aires = Buenos Aires
city-buenos-aires-undamaged = Right after the first roll of each round, you may turn one die to its opposite side.
city-buenos-aires-damaged = Right after the first roll of each round, you may turn up to two dice to their opposite sides.
city-buenos-aires-story = It takes two to tango, and a sharp half turn.
call-city-buenos-aires = Turn { city-called-die } over, to { $value }

city-lisbon = Lisbon
city-lisbon-undamaged = A research room that moves the marker 3 spaces or more moves it one space more, but not onto the last one.
city-lisbon-damaged = A research room that moves the marker 2 spaces or more moves it one space more, but not onto the last one.
city-lisbon-story = Its navigators never asked how far it was, only which way.

city-lyon = Lyon
city-lyon-undamaged = Rooms of several cells cost 1 energy less.
city-lyon-damaged = All rooms cost 1 energy less.
city-lyon-story = Hidden passages lead from court to court. Silk went through them, then messages, now cables.

city-naples = Naples
city-naples-undamaged = Moving the excavator costs no energy.
city-naples-damaged = Moving the excavator costs no energy, and a die digs 1 cell farther than it shows.
city-naples-story = Under the city lies another one, dug by Greeks, Romans and smugglers. Half the work is done.

city-nairobi = Nairobi
city-nairobi-undamaged = Once per round, while you place dice, you may roll a die from your hand again.
city-nairobi-damaged = Twice per round, while you place dice, you may roll a die from your hand again.
city-nairobi-story = Whoever trains with the runners of the highlands gets a second wind.
call-city-nairobi = Roll { city-called-die } again

city-istanbul = Istanbul
city-istanbul-undamaged = The first three ships that reach the city do no damage.
city-istanbul-damaged = The first five ships that reach the city do no damage.
city-istanbul-story = The old walls have seen many a fleet come, and most of them go.

city-mumbai = Mumbai
city-mumbai-undamaged = The mothership never sets your research back.
city-mumbai-damaged = The mothership sets neither your research nor your excavator back.
city-mumbai-story = A hundred thousand lunch boxes cross the city every day, and not one gets lost.

city-hanoi = Hanoi
city-hanoi-undamaged = Fighter rooms have 1 more value.
city-hanoi-damaged = Fighter rooms have 2 more value.
city-hanoi-story = A golden turtle in the lake keeps a sword for those who must drive an invader out.

city-osaka = Osaka
city-osaka-undamaged = Robots that show 2 or less lose nothing when they work.
city-osaka-damaged = Robots that show 4 or less lose nothing when they work.
city-osaka-story = In the workshops by the river they repair everything twice before they replace it.

city-auckland = Auckland
city-auckland-undamaged = Guns slow the ships of their column by 2 rows instead of 1.
city-auckland-damaged = Guns slow the ships of their column by 2 rows instead of 1, and when the rooms phase begins with a die on any gun, you gain 1 energy.
city-auckland-story = On every volcano an old battery watches the harbour, and there is still fire below.

city-ulaanbaatar = Ulaanbaatar
city-ulaanbaatar-undamaged = No die brings ships down more than 5 rows.
city-ulaanbaatar-damaged = No die brings ships down more than 4 rows.
city-ulaanbaatar-story = At forty below, even engines from another star are slow to start.

city-called-die = { $die ->
    [1] the first grey die
    [2] the second grey die
    [3] the third grey die
    [4] the first white die
   *[other] the second white die
}

city-ability-used = { $name ->
    [roswell] Roswell learns from the wreckage.
    [washington] Washington gives an order, and a die obeys.
    [lima] The signal is lost in the fog of Lima.
    [buenos-aires] Buenos Aires dances: a die turns round.
    [lisbon] The navigators of Lisbon sail on.
    [nairobi] Nairobi gets its second wind.
    [istanbul] The walls of Istanbul hold: the ship does no damage.
    [mumbai] In Mumbai nothing gets lost: the mothership sets nothing back.
   *[auckland] The batteries of Auckland feed the base.
}

# The characters: names, what each does on its normal and its upgraded side, a line of the film they come from, the
# labels of their calls, and what the log says when they help. Dice, rows and columns are handed over counted from 1.

character-ruby-valentine = Ruby Valentine
character-ruby-valentine-normal = Once per game, while you place dice: turn one die in your hand up or down by at most 2.
character-ruby-valentine-upgraded = Once per game, while you place dice: turn one die in your hand to any number.
character-ruby-valentine-story = Fifteen years behind a dice table in Reno, and nobody ever saw her thumb move.
call-character-ruby-valentine = Turn { character-called-die } to { $value }

character-otis-greenlee = Otis Greenlee
character-otis-greenlee-normal = Once per game, in the rooms phase while a die is left: gain 3 energy.
character-otis-greenlee-upgraded = Once per game, in the rooms phase while a die is left: gain 6 energy.
character-otis-greenlee-story = He owns the Starlite Drive-In, its neon sign, and the biggest generator in the county.
call-character-otis-greenlee = Gain { $value } energy

character-agnes-kowalski = Agnes Kowalski
character-agnes-kowalski-normal = Once per game, in the rooms phase while a die is left: the excavator moves on 3 cells for nothing.
character-agnes-kowalski-upgraded = Once per game, in the rooms phase while a die is left: the excavator moves on 5 cells for nothing.
character-agnes-kowalski-story = She has drilled every well from here to the state line, and she does not take Sundays off.
call-character-agnes-kowalski = { $value ->
    [one] Drill one cell on
   *[other] Drill { $value } cells on
}

character-kenji-nakamura = Kenji Nakamura
character-kenji-nakamura-normal = Once per game, while you place dice: move a ship below the drop points sideways, by at most 2 columns, to a free cell. Nothing happens there.
character-kenji-nakamura-upgraded = Once per game, while you place dice or in the rooms phase while a die is left: move a ship below the drop points to any free cell of its row. Nothing happens there.
character-kenji-nakamura-story = Twelve years old, model aeroplane champion, and the only one who has worked out that saucers chase them.
call-character-kenji-nakamura = Lure the ship at sky row { $row }, column { $column } to column { $value }

character-vera-zelenka = Madame Zelenka
character-vera-zelenka-normal = Once per game, while you place dice: roll all dice in your hand again.
character-vera-zelenka-upgraded = Once per game, while you place dice: roll all dice in your hand again, up to three times in the same round.
character-vera-zelenka-story = The tent says she sees the future. If she does not care for it, she asks again.
call-character-vera-zelenka = Roll all dice in hand again

character-hattie-oyelaran = Hattie Oyelaran
character-hattie-oyelaran-normal = Once per game, while you place dice: repair 1 damage.
character-hattie-oyelaran-upgraded = Once per game, while you place dice: repair 2 damage.
character-hattie-oyelaran-story = She builds bridges. After the second raid she stopped asking for blueprints.
call-character-hattie-oyelaran = Repair { $value } damage

character-ezra-tock = Ezra Tock
character-ezra-tock-normal = Once per game, while you place dice: put a robot of value 3 on a free cell of an excavated room, but no gun. It can work this round.
character-ezra-tock-upgraded = Once per game, while you place dice: put a robot of value 4 on a free cell of an excavated room, but no gun. It can work this round.
character-ezra-tock-story = His tin toys were always a little too lifelike for the children. They are just right for this.
call-character-ezra-tock = A robot of value { $value } to row { $row }, column { $column }

character-connie-reyes = Connie Reyes
character-connie-reyes-normal = Once per game, in the rooms phase while a die is left: destroy a ship on an explosion, whatever its number. The orange ship is too tough.
character-connie-reyes-upgraded = Once per game, in the rooms phase while a die is left: destroy any ship below the drop points. The orange ship is too tough.
character-connie-reyes-story = Trick shooter of the Silver Spur Rodeo. A saucer, she says, is only a bigger plate.
call-character-connie-reyes = Shoot at sky row { $row }, column { $column }

character-fay-marchetti = Fay Marchetti
character-fay-marchetti-normal = Once per game, in the rooms phase: two dice in the base swap their numbers. Neither may dig.
character-fay-marchetti-upgraded = Once per game, in the rooms phase: of two dice in the base, both show the higher number. Neither may dig.
character-fay-marchetti-story = She calls the square dance at the fire hall, and when Fay says change partners, you change.
call-character-fay-marchetti = Pair { character-called-die } with { character-other-die }

character-gus-papadakis = Gus Papadakis
character-gus-papadakis-normal = Once per game, in the rooms phase: use a room for nothing, with 1 more value.
character-gus-papadakis-upgraded = Once per game, in the rooms phase: use a room for nothing, with 3 more value.
character-gus-papadakis-story = His diner never closes. Neither does anyone who has had his coffee.
call-character-gus-papadakis = Coffee for the room at row { $row }, column { $column }: free, with { $value } more value

character-leila-haddad = Dr Leila Haddad
character-leila-haddad-normal = Once per game, in the rooms phase while a die is left: research with a value of 4. It cannot reach the last space.
character-leila-haddad-upgraded = Once per game, in the rooms phase while a die is left: research with a value of 7. It cannot reach the last space.
character-leila-haddad-story = Nobody answered her letters about the lights near Vega. Now the generals carry her bags.
call-character-leila-haddad = Research with a value of { $value }

character-miss-vega = Miss Vega
character-miss-vega-normal = Once per game, while you place dice: this round the mothership does not do what its row says.
character-miss-vega-upgraded = Once per game, while you place dice: the mothership rises one row, and this round it does not do what its row says.
character-miss-vega-story = The new usherette never blinks and never says where she is from. She hums, and the sky listens.
call-character-miss-vega = Hum to the mothership

character-called-die = { $die ->
    [1] the first grey die
    [2] the second grey die
    [3] the third grey die
    [4] the first white die
   *[other] the second white die
}
character-other-die = { $value ->
    [1] the first grey die
    [2] the second grey die
    [3] the third grey die
    [4] the first white die
   *[other] the second white die
}

character-ability-used = { $name ->
    [ruby-valentine] Ruby Valentine blows on a die.
    [otis-greenlee] Otis Greenlee plugs in the drive-in’s generator.
    [agnes-kowalski] Agnes Kowalski starts her drill.
    [kenji-nakamura] Kenji Nakamura’s model plane has a saucer on its tail.
    [vera-zelenka] Madame Zelenka does not like what she sees and asks again.
    [hattie-oyelaran] Hattie Oyelaran and her crew are on the roof.
    [ezra-tock] Ezra Tock winds up his finest piece.
    [connie-reyes] Connie Reyes takes aim.
    [fay-marchetti] Fay Marchetti calls: change partners!
    [gus-papadakis] Gus Papadakis brings a fresh pot of coffee.
    [leila-haddad] Dr Haddad has an idea.
   *[miss-vega] Miss Vega hums, and the mothership forgets what it came for.
}

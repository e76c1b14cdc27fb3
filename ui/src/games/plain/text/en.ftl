# Words of the plain board. What the game has to say, it says itself.

plain-commands = What you can do
plain-nothing-to-do = Nothing for you to do at this moment.
plain-would = That would happen:
plain-view = How it stands
plain-scenery = What stays as it is
plain-seats = Who sits where
# Most games have no names of their own for their seats.
plain-seat = { "" }
plain-you = you
plain-clock = The table’s clock
plain-yes = yes
plain-no = no
plain-nothing = nothing
plain-number = No.
plain-options = Choose how to play
plain-no-options = There is nothing to choose: this game is always set up in the same way.
plain-no-choice = none

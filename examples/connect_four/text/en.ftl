connect-four-title = Connect Four
connect-four-blurb = Drop your discs into the columns. Who first has four in a line, wins.

event-disc-dropped = { $seat ->
    [0] X drops a disc into column { $column }.
   *[other] O drops a disc into column { $column }.
}
event-four-connected = { $seat ->
    [0] X has four in a line and wins!
   *[other] O has four in a line and wins!
}
event-board-filled = The board is full: nobody wins.

refusal-no-such-column = There is no column { $column }.
refusal-column-full = Column { $column } is full.

command-drop = Drop a disc into column { $column }

ending-four = Four in a line
ending-full = The board is full

# The words of the pages; the games bring their own.

saucer = Saucer
tagline = Tonight on the big screen: the end of the world. You are in it.
unofficial = An unofficial, free implementation. Rules are facts; every word and drawing is our own.
skip-to-content = Skip to the page
skip-to-board = Skip to the board
nothing-here = There is nothing at this address.
loading = The film is being threaded…
refused = That was refused ({ $code }).
refusal-no-connection = The server cannot be reached.
close = Close

nav = Pages
nav-home = Programme
nav-tables = My tables
nav-rules = Rules
rules-in-new-tab = Rules (in a new tab)

open-tables = Open tables
open-tables-help = Tables at which anybody may take a free chair. Sit down, say hello, and it begins when all are ready.
open-tables-count = { $count ->
    [0] No table is open.
    [one] One table is open.
   *[other] { $count } tables are open.
}
no-open-tables = Nobody is waiting for company just now. Choose a game, leave a chair free, and list the table here.
free-chairs = { $count ->
    [0] no free chair
    [one] one free chair
   *[other] { $count } free chairs
}
sit-down = Sit down
look-on = Watch
table-opened = Opened { $ago }
sitters = Who sits there
sitter-free = free
sitter-me = { $name } (you)
sitter-stood-in = { $name } (away: { $bot })
players = { $most } players
players-range = { $least } to { $most } players

settings = Settings
language = Language
theme = Light
theme-dark = Night show
theme-paper = Paper
volume = Volume
volume-off = Silent
volume-said = { $percent } percent
motion = Animation
motion-on = On
motion-off = Off
keys = Keyboard

now-showing = Now showing
play = Play
set-up = Set it up
watch-a-bot = Watch a bot play
watch-bots = Watch bots play
resume = Resume
resume-last = Resume the last game
no-board = This house does not have that game.

new-game = New game
who-plays = Who plays
you-play = You
bot-plays = Bot “{ $bot }”
start = Start
start-watching = Start and watch
start-open = Open the table
start-open-help = You get a link to send to the others. It begins when all are ready.

chairs = Around the table
chairs-count = Chairs
chairs-said = { $count ->
    [one] { $count } chair
   *[other] { $count } chairs
}
others = The others
others-invited = By invitation
others-here = On this device
others-bots = Bots
chair = Chair { $number }
chair-me = Me
chair-me-too = Me too, on this device
chair-open = Somebody else, invited
my-name = My name
my-name-example = as the others see it
who-may-come = Who may come
table-private = Private: only who has your link.
table-listed = Listed: it also stands among the open tables of this house, for anybody.
pace = How fast the clock runs
pace-said = Clock at { $percent } %
pace-50 = 50 %: twice the time, to learn it or to talk.
pace-75 = 75 %: a third more time.
pace-100 = 100 %: as the rules have it.
pace-150 = 150 %: two thirds of the time, for old hands.

my-tables = My tables
no-tables = You have no table yet.
table-ply = { $ply ->
    [0] not begun
    [one] one move
   *[other] { $ply } moves
}
phase-gathering = Waiting for company
phase-playing = In progress
phase-paused = Paused
phase-over = Over
table-changed = Last move: { $ago }
table-import = Open a log file
look-at-it = Look at it
go-there = Go there

thinking = { $bots ->
    [one] The bot is thinking.
   *[other] The bots are at it.
}
watching = You are watching.
your-move = It is your move.
sending = Sending…
looking-back = { $ply ->
    [0] You are looking at the beginning, before move 1 of { $last }.
   *[other] You are looking at move { $ply } of { $last }.
}
to-now = Back to now
what-if = What if from here
skip = Skip
jump-to-now = Jump to now
undo = Take back
undo-none = Nothing can be taken back: chance has spoken, or nothing was done yet.
undo-none-hidden = Hands are hidden in this game: a move is taken back only if others, each at their own device, agree.
connection-lost = Connection lost. Trying again…
connection-retry = Try now
history = The reel
history-slider = Look at a moment of the game
history-first = To the beginning
history-previous = One move back
history-next = One move on
history-last = To now
log = What happened
log-hide = Hide the log
log-empty = Nothing has happened yet.
log-undone = The last move was taken back.
log-earlier = { $count ->
    [one] Show the line before these
   *[other] Show more of the { $count } lines before these
}
log-look = Look at move { $ply }
log-download = Download the log
log-copy = Copy the address
log-copied = The address is copied: whoever opens it watches.
title-playing = { $prompt } · { $game }
title-lost = Connection lost · { $game }

the-end = The End
end-again = Again
end-harder = A little harder
end-show = How it ended
end-look = Look at the board
end-figures = In figures
figure-moves = Moves

keys-title = The whole game by keyboard
keys-move = Tab or the arrow keys
keys-move-help = from one thing to the next
keys-act = Enter or Space
keys-act-help = choose or press it
keys-escape = Escape
keys-escape-help = let go of what is chosen, close what is open
keys-skip-help = skip what is being shown
keys-undo-help = take back the last move
keys-log-help = show or hide the log
keys-company-help = show or hide the company
keys-look-help = one move back, one move on
keys-now-help = back to now
keys-mute-help = sound on or off
keys-help-help = this help

bot-random = Random
bot-rollout = Rollout
bot-habit = Habit
bot-planner = Planner
bot-tactician = Tactician

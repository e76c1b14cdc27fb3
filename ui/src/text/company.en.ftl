# The words of a table with several people around it.

company = The company
company-button = The company: { $here ->
    [one] { $here } person here
   *[other] { $here } people here
}
company-button-unread = The company: { $here } here, { $unread ->
    [one] one unread line
   *[other] { $unread } unread lines
}
company-hide = Hide the company
company-people = Around the table
company-nameless = Nameless
company-pace = Time at this table runs at { $pace } % of the game’s own.

chair-free = A free chair
chair-of = { $name }, chair { $number }
chair-nameless = Player { $number }
chair-more = More about chair { $number }
chair-you = you
chair-turn = to act
chair-away = { $minutes ->
    [0] away
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
chair-stood-in = away: { $bot } stands in
mark-host = Host
mark-ready = Ready
mark-bot = Bot
mark-here = Here
mark-away = Away
mark-muted = Muted

gathering = The game begins when every chair is taken and everybody is ready.
gathering-free = { $free ->
    [one] One chair is still free: send somebody the link.
   *[other] { $free } chairs are still free: send somebody the link.
}
gathering-ready = Every chair is taken. It begins when everybody is ready.
ready = I am ready
ready-yes = Ready. Waiting for the others…
waiting-for = Waiting for { $names }.
waiting-away = Waiting for { $name }, who is away.
waiting-chair = Waiting for somebody to take the free chair.
watching-for = You are watching. To act: { $names }.

sit-here = Sit here
sit-here-too = Sit here, too
stand-up = Stand up
stand-up-sure = Yes, give up this chair
give-chair = Give this chair to { $name }
give-chair-sure = Yes, { $name } plays on for me
fill-with-bot = Fill with a bot
remove-bot = Take the bot away
stand-in = Let a bot stand in
claim-wait = { $seconds ->
    [one] Possible in one second, if they stay away.
   *[other] Possible in { $seconds } seconds, if they stay away.
}
look-from = Look from here
host-tools = As the host…
mute = Mute
unmute = Let speak again
make-host = Make host
kick = Send away
kick-sure = Yes, send away for good
watchers = Watching
watchers-nameless = { $count ->
    [one] One person without a name
   *[other] { $count } people without a name
}
leave = Leave the table
leave-sure = Yes, give up my chair and leave
stay = Stay
house-rules = Who may come and watch
setting-listed = Listed among the open tables: anybody may sit down
setting-watch = Whoever has the address may watch
setting-chat = Those who watch may chat with each other

invite = Invite somebody
invite-help = Whoever opens this link may sit down or watch.
invite-copy = Copy the link
invite-copied = The link is copied: send it to your friends.
invite-renew = Renew the link
invite-stale = This invitation is no longer good, or the host has sent you away. Ask for a new link.

name = Your name
name-enter = Use this name
name-change = Change my name
door = You are invited to a table
door-to = You are invited: { $game }
door-open = A chair is free: { $game }
door-help = How shall the others call you? Nothing else is asked.
door-full = Every chair is taken.
only-watch = Only watch
origin-fork = This table goes on from a moment of another game: whoever made it may know what is hidden here.
origin-file = This table was made from a log file: whoever made it may know what is hidden here.
origin-position = This table began at a prepared position: whoever made it may know what is hidden here.
private = This table is private
private-help = Only those who were invited can see it, and nobody whom the host has sent away. Ask somebody at the table for the link.
dismissed = You can no longer see this table
dismissed-help = The host has sent you away, or lets nobody watch any more.

chat = What was said
chat-players = Players’ chat
chat-watchers = Watchers’ chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-nameless = Tell your name above to join the chat.
chat-muted = The host has muted you.
chat-closed = The host has closed the watchers’ chat.

pause = Pause
paused = The game is paused.
paused-help = Time stands still.
resume-time = Go on
undo-ask = Ask to take back
undo-none-asked = There is nothing of yours to take back yet.
proposal-undo = { $name } asks to take back their last move.
proposal-pause = { $name } asks for a pause.
proposal-resume = { $name } would like to go on.
proposed-undo = You ask to take back your last move.
proposed-pause = You ask for a pause.
proposed-resume = You would like to go on.
proposal-waiting = { $count ->
    [one] { $names } has still to answer.
   *[other] { $names } have still to answer.
}
declined-undo = The wish to take back was not granted.
declined-pause = The wish for a pause was not granted.
declined-resume = The wish to go on was not granted.
agree = Agree
refuse = Refuse
withdraw = Never mind

pass-device = Pass the device to { $name }
pass-device-nameless = Pass the device to player { $number }
pass-device-help = The others look away, please: the next hand is for one pair of eyes.
lift-curtain = I am { $name }: lift the curtain

title-turn = ● { $title }
rematch = Again with the same people
rematch-made = A new table is laid for the same people.
rematch-follow = To the new table
end-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
end-ranking = Who came where
end-statistics = Seat by seat
viewpoint = Seen
viewpoint-seat = as { $name }
viewpoint-spectator = as a spectator
viewpoint-all = with all hands open
replay-share = Copy the replay’s address

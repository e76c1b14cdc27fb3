play-menu = Choose a number; u takes back, ? explains, q leaves.
play-submenu = Choose a number; Enter goes back.
play-help =
    Type the number of what you want to do. Several numbers at once choose step by step: 2 3 1.
    Enter: back to the first list.   u: take back your last command, as long as nothing became known since.
    ?: this page.   q: leave; the game is saved and can be gone on with.
play-no-such-choice = There is no { $typed } here.
play-undone = Taken back.
play-bot = { $bot } plays.
play-saved = The game is saved in { $file }
play-resume = Go on with: saucer play --resume { $file }
replay-taken-back = (taken back)
replay-undo = The last command is taken back.
replay-position = Ply { $ply } of { $last }

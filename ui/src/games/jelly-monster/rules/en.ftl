# The rules behind the lines of the log, each in a few words.

rule-jm-setup-2 = There are two districts more than players. Each is a tile drawn at random, on one of its two sides.
rule-jm-setup-3 = The drone points at the district where every scoring begins.
rule-jm-setup-4 = Every target begins beside the first zone, the one next to the entrance.
rule-jm-prep-1 = There are four rounds. Between them all dice come back, all targets return to the first zone, and Jelly and pods are kept.
rule-jm-loop-1 = There are no turns: a countdown, and everybody plays at the same time.
rule-jm-loop-2 = Roll all dice in your hand, then place one of them at an entrance, or none. Then roll again.
rule-jm-loop-4 = You may place none and roll again as often as you like.
rule-jm-place-2 = Nobody places a die at an entrance that is blocked.
rule-jm-die-1 = A 1 or 2 may send one die that already lies at this entrance to the centre.
rule-jm-die-3 = A 3 or 4 may move the target of this district by one zone.
rule-jm-die-5 = If what an effect was meant for is no longer there, the die stays and the effect is lost.
rule-jm-bar-1 = Who has placed all dice may put the barrier before one entrance and may turn the timer.
rule-jm-bar-4 = An entrance has room for one barrier: the first one stands, the second player may choose another entrance.
rule-jm-glass-1 = Who has placed all dice may turn the timer, once in a round: the others have only that long.
rule-jm-glass-2 = When the sand has run out, everything stops. Dice still in hand count nowhere.
rule-jm-glass-3 = The round also ends when everybody has placed all dice and has used or declined the barrier.
rule-jm-glass-5 = The timer is turned only once. A round that nobody ends is ended by the clock.
rule-jm-score-1 = The districts are scored clockwise, from the one the drone points at, then the centre.
rule-jm-score-2 = Dice of the same colour and value at one entrance cancel each other, all of them.
rule-jm-score-3 = Whoever has the highest sum at an entrance gains the reward beside the target.
rule-jm-score-4 = With the same highest sum, each of the tied players gains the whole reward.
rule-jm-score-5 = A district where no die counts gives nothing to anybody.
rule-jm-centre-1 = Whoever has most dice on the centre draws a pod; how much they show does not matter.
rule-jm-centre-2 = An empty centre, or too few pods for all who are tied there: nobody draws.
rule-jm-rew-jelly = Take that much Jelly from the bank.
rule-jm-rew-per = Take Jelly for every pod you own at that moment.
rule-jm-rew-pod-1 = Draw a pod, look at it in secret and keep it covered.
rule-jm-rew-pod-2 = If there are fewer pods than players who should draw, nobody draws.
rule-jm-rew-disc = Give up one of your pods, if you have one. What it held stays secret.
rule-jm-rew-copy-1 = An arrow gives the reward beside the target of the neighbour it points at, counted with the dice of this district.
rule-jm-rew-copy-4 = Arrows that lead to arrows are followed. Coming back to a district gives no Jelly.
rule-jm-rew-copy-5 = Tied players choose the side of a double arrow together. What happens when they disagree is an option of the game.
rule-jm-rew-take = Every other player in the game gives that much Jelly to whoever leads here.
rule-jm-rew-give = Whoever leads here gives that much Jelly to every other player.
rule-jm-rew-short = Who has too little Jelly gives all of it and chooses to whom.
rule-jm-rew-pom-1 = A podium pays the highest sum and the next lower one, however many players share them.
rule-jm-rew-pom-2 = This podium pays the highest sum, and something less to everybody else with dice that count here.
rule-jm-fin-1 = In the end the pods are opened. A question mark is worth what a die shows.
rule-jm-fin-2 = Most Jelly wins. Tied players share the victory.

# What rewards are in words.

jelly-reward-then = { $before }, then { $next }
jelly-reward-and = { $before }; { $next }
jelly-reward-jelly = { $amount ->
    [0] gain nothing
   *[other] take { $amount } Jelly
}
jelly-reward-pod = draw a pod
jelly-reward-discard = discard a pod
jelly-reward-per-pod = take { $amount } Jelly for each of your pods
jelly-reward-take = take { $amount } Jelly from every other player
jelly-reward-give = give { $amount } Jelly to every other player
jelly-reward-copy-left = copy the reward of the district on the left
jelly-reward-copy-right = copy the reward of the district on the right
jelly-reward-copy-either = copy the reward of the district on the left or on the right
jelly-reward-rank = { $rank ->
    [1] highest sum: take { $amount } Jelly
    [2] second highest sum: take { $amount } Jelly
   *[other] rank { $rank }: take { $amount } Jelly
}
jelly-reward-others = everybody else here: take { $amount } Jelly
jelly-reward-band-exact = { $least ->
    [one] with one die: { $reward }
   *[other] with { $least } dice: { $reward }
}
jelly-reward-band-closed = with { $least } to { $most } dice: { $reward }
jelly-reward-band-open = with { $least } dice or more: { $reward }

# The rules in short.

jelly-help-aim = A monster of Jelly sits in the middle of the city, and you scrape it up. Four rounds, seven dice each, all players at once. Whoever owns most Jelly in the end wins.

jelly-help-ours = Rules and numbers of tiles, dice and pods are the publisher’s. All { $faces } district faces and what the pods hold are our own design, because the publisher’s are not known to us.

jelly-help-round = A round
jelly-help-round-roll = Roll all the dice in your hand. Nobody has turns: everybody rolls and places at the same time.
jelly-help-round-place = Place one of them at the entrance of a district, with its effect if you like, or place none. Then roll the others again.
jelly-help-round-finish = When your hand is empty you may block one entrance with your barrier, and you may turn the timer: the others have only its sand left.
jelly-help-round-score = Time is up: the districts are scored clockwise from the drone, then the centre. After the fourth round the pods are opened.

jelly-help-dice = What a die does when it is placed
jelly-help-die-expel = Send a die away
jelly-help-die-expel-help = One die that already lies at this entrance goes to the centre, whoever owns it. The one who has most dice there draws a pod.
jelly-help-die-move = Move the target
jelly-help-die-move-help = The target of this district moves by one zone, towards the centre or towards the entrance. Another reward is now at stake.
jelly-help-die-count = Just count
jelly-help-die-count-help = No effect, but more points.

jelly-help-score = How a district is scored
jelly-help-cancel = Equal dice cancel each other
jelly-help-cancel-help = Two or more dice of one colour that show the same number at one entrance: none of them counts.
jelly-help-sum = The highest sum leads
jelly-help-sum-help = Whoever leads gains the reward beside the target, even a bad one. Tied players each gain all of it.
jelly-help-centre = The centre
jelly-help-centre-help = Whoever has most of the dice that were sent away draws a pod. Only their number matters here, and equal dice do not cancel.

jelly-help-rewards = Rewards
jelly-help-reward-jelly = Jelly
jelly-help-reward-jelly-help = Take as much as it says.
jelly-help-reward-nothing = An empty plate
jelly-help-reward-nothing-help = You gain nothing.
jelly-help-reward-pod = Pod
jelly-help-reward-pod-help = Draw a pod and look at it in secret. If there are too few for all who are tied, nobody draws.
jelly-help-reward-discard = Discard a pod
jelly-help-reward-discard-help = Give up a pod of your choice, if you have one, then take what stands beside it.
jelly-help-reward-per-pod = Per pod
jelly-help-reward-per-pod-help = Take that much Jelly for each pod you own.
jelly-help-reward-copy = Arrow
jelly-help-reward-copy-help = You gain what the target of that neighbour points at, counted with the dice here. The right arrow goes clockwise.
jelly-help-reward-either = Double arrow
jelly-help-reward-either-help = You choose the neighbour. Tied players must choose the same one.
jelly-help-reward-take = Take from all
jelly-help-reward-take-help = Every other player gives you that much Jelly.
jelly-help-reward-give = Give to all
jelly-help-reward-give-help = You give that much Jelly to every other player. Nobody wants to lead here.
jelly-help-reward-podium = Podium
jelly-help-reward-podium-help = The highest sum gains the number on the high step, the next lower sum the one on the low step.
jelly-help-reward-others = Podium for all
jelly-help-reward-others-help = The highest sum gains the high step, everybody else with dice that count here the low one.
jelly-help-reward-count = By number of dice
jelly-help-reward-count-help = The row with as many dice as you have counting here gives your reward. A plus means: or more.

jelly-help-pieces = Pieces
jelly-help-piece-die = Dice
jelly-help-piece-die-help = Every player has seven. Every colour has a mark at the corner too: circle, triangle, square, star, cross.
jelly-help-piece-target = Target
jelly-help-piece-target-help = It lies beside the zone whose reward is at stake.
jelly-help-piece-barrier = Barrier
jelly-help-piece-barrier-help = Nobody places anything here until the round is scored: the dice and the target behind it are safe.
jelly-help-piece-timer = Timer
jelly-help-piece-timer-help = It is turned once in a round. When it has run out, hands off the dice.
jelly-help-piece-drone = Drone
jelly-help-piece-drone-help = It shows where scoring begins; from there it goes on clockwise.
jelly-help-piece-token = Jelly
jelly-help-piece-token-help = Everybody begins with 2. It lies open, in ones, fives and tens.
jelly-help-piece-pod = Pods
jelly-help-piece-pod-help = Covered until the end, each holds 2 to 6 Jelly. A question mark is worth what a die shows.
jelly-help-piece-lamp = Green light
jelly-help-piece-lamp-help = A simpler side of a tile, good for a first game.

jelly-help-faces = The districts
jelly-help-faces-help = Eight tiles with two sides each, all of our own design. Those with green lights are simpler.

jelly-help-thinking = Without hurry
jelly-help-thinking-help = In the thinking variant everybody chooses covered, then all choices are carried out at once, by seat, beginning with another seat every round. The timer counts steps instead of seconds.

jelly-help-keys = Keys of this game
jelly-help-key-die = choose a die of your roll
jelly-help-key-district = choose a district
jelly-help-key-way = choose among several effects or answers
jelly-help-key-roll = roll, place none, or say that you are ready
jelly-help-key-block = take your barrier, then press the letter of a district
jelly-help-key-flip = turn the timer
jelly-help-key-decline = do nothing more in this round
jelly-help-key-wait = wait, in the thinking variant

jelly-help-readings = How doubtful places are read
jelly-help-reading-dispute = A double arrow without agreement gives no Jelly, unless the options let chance decide.
jelly-help-reading-right = The district on the right is the next one clockwise.
jelly-help-reading-arrows = Arrows that lead to arrows are followed; a district already visited gives nothing.
jelly-help-reading-copied = A copied reward looks at the dice of the district that copies.
jelly-help-reading-empty = Where nobody is present, nobody gains anything; an empty centre gives no pod.
jelly-help-reading-own = A 1 or 2 may send away your own die, but not itself.
jelly-help-reading-turn = The timer may be turned, it need not be. A round that drags on is ended by the clock.
jelly-help-reading-cancel = Three equal dice cancel each other as two do.
jelly-help-reading-number = Rewards by number of dice look at dice that count, and at each tied player’s own.
jelly-help-reading-pods = With too few pods for a tie on the centre nobody draws, as in a district.
jelly-help-reading-short = Who has too little Jelly gives it all and chooses to whom, also when others take.
jelly-help-reading-take = Taking 1 and taking 2 are two different icons; nobody chooses between them.
jelly-help-reading-open = Everybody’s Jelly is open; what a pod holds is known to its owner only.
jelly-help-reading-board = Turning the board between rounds changes nothing: the drone turns with it.

mars-attacks-title = Mars Attacks: the battle for Greenville
mars-attacks-blurb = Martians and humans fight in the ruins of Greenville, for two. All maps and the whole second scenario are designed for this edition, not by the publisher.

model-name = { $kind ->
    [martian_grunt] Martian { $number }
    [us_soldier] Soldier { $number }
    [eva] Eva
    [troy] Troy
    [sergeant] Sergeant
   *[other] Giant insect
}
other-name = { $other_kind ->
    [martian_grunt] Martian { $other_number }
    [us_soldier] Soldier { $other_number }
    [eva] Eva
    [troy] Troy
    [sergeant] Sergeant
   *[other] Giant insect
}
seat-name = { $seat ->
    [0] Martians
   *[other] Humans
}
player-name = { $player ->
    [1] Martians
   *[other] Humans
}
half-name = { $half ->
    [we_come_in_peace] We come in peace
    [small_and_hard] Small and hard
    [we_are_your_friends] We are your friends
    [death_ray] Death ray
    [paralysis_ray] Paralysis ray
    [mind_control] Mind control
    [alien_ruse] Alien ruse
    [ever_more] Ever more
    [human_ingenuity] Human ingenuity
    [splat] Splat!
    [artillery] Artillery
    [strafing] Strafing
    [suppressing_fire] Suppressing fire
    [stealth] Stealth
    [isnt_it_cute] Isn’t it cute?
    [argument] Argument
    [lucky_escape] Lucky escape
    [jam] Jam
    [flying_car] Flying car
    [stray_shell] Stray shell
    [keep_your_head_down] Keep your head down
    [walking_barbecue] Walking barbecue
    [terror_in_the_streets] Terror in the streets!
   *[other] Wings of death
}
stat-name = { $stat ->
    [shoot] Shoot
    [fight] Fight
    [survive] Survive
   *[other] Attack
}
counter-name = { $counter ->
    [artefact] artefact
   *[other] critter
}
support-name = { $support ->
    [0] Death ray
    [1] Paralysis ray
    [2] Artillery
    [3] Strafing
   *[other] Suppressing fire
}

kind-martian-grunt = Martian grunt
kind-us-soldier = US soldier
kind-eva = Eva
kind-troy = Troy
kind-sergeant = Sergeant
kind-insect = Giant insect
token-covered = Face-down counter
token-artefact = Artefact
token-critter = Critter
token-civilian = Civilian
token-herd = Burning herd
token-car = Wrecked car
token-hideout = Hideout
ability-authority = Authority: for a point, this side begins the Round, and with this model
ability-late-nights = Too many late nights: for a point, one square after a shot that killed nobody
ability-follow-me = Follow me!: for a point, up to four friends within two squares act after this model
ability-brave = Brave: shots and fights at this square must be against this model

card-we-come-in-peace = We come in peace
card-we-come-in-peace-text = One die more for a Martian’s Shoot test.
card-small-and-hard = Small and hard
card-small-and-hard-text = One die more for a Martian’s Survive test.
card-we-are-your-friends = We are your friends
card-we-are-your-friends-text = One die more for a Martian’s Fight test.
card-death-ray = Death ray
card-death-ray-text = Support, up to 3: one square, 6 dice on 3+. With 2 cards you name a row or column and a die the place, with 3 the square.
card-paralysis-ray = Paralysis ray
card-paralysis-ray-text = Support, up to 3: in a square and the 8 around it, whoever fails a die against Survive counts as activated.
card-mind-control = Mind control
card-mind-control-text = Use an enemy set of supports as your own, then it is discarded.
card-alien-ruse = Alien ruse
card-alien-ruse-text = One Martian moves one square, activated or not, and fights whom it meets.
card-ever-more = Ever more
card-ever-more-text = A killed Martian returns to a Martian deployment square, and shoots or moves one square.
card-human-ingenuity = Human ingenuity
card-human-ingenuity-text = One die more for any test of a human model.
card-splat = Splat!
card-splat-text = One die less for a Martian’s Survive test.
card-artillery = Artillery
card-artillery-text = Support, up to 3: a square and the 8 around it, 5 dice on 5+ in each. With 2 cards you name a row or column, with 3 the square.
card-strafing = Strafing
card-strafing-text = Support, up to 3: four squares in a line, 3 dice on 4+ in each. With 2 cards you name a row or column, with 3 the first square.
card-suppressing-fire = Suppressing fire
card-suppressing-fire-text = Support, up to 2: in a square and the 8 around it, whoever fails a die against Survive panics.
card-stealth = Stealth
card-stealth-text = One human moves one square, activated or not, and fights whom he meets.
card-isnt-it-cute = Isn’t it cute?
card-isnt-it-cute-text = One Martian counts as activated.
card-argument = Argument
card-argument-text = Two Martians of one square, one of them not activated, count as activated.
card-lucky-escape = Lucky escape
card-lucky-escape-text = A human who is killed survives.
card-jam = Jam
card-jam-text = Discard one enemy support card; a set being fired loses a level.
card-flying-car = Flying car
card-flying-car-text = A car bounces over three squares, 5 dice on 4+ in each, and stays where it stops.
card-stray-shell = Stray shell
card-stray-shell-text = Artillery strikes a random square and those around it.
card-keep-your-head-down = Keep your head down
card-keep-your-head-down-text = Suppressing fire on a random square and those around it.
card-walking-barbecue = Walking barbecue
card-walking-barbecue-text = A burning herd runs over the board: who stands in its way panics, who lies there is trampled.
card-terror-in-the-streets = Terror in the streets!
card-terror-in-the-streets-text = One to three civilians appear; each counts as a counter for whoever takes them.
card-wings-of-death = Wings of death
card-wings-of-death-text = A giant insect comes down and attacks whoever is there.

option-scenario = Scenario
option-scenario-help = Which battle is fought. The second is our own; of the others we drew the maps.
option-scenario-who-is-there = 1: Who is there?
option-scenario-signal-in-the-rubble = 2: Signal in the rubble (our own)
option-scenario-protect-and-serve = 3: Protect and serve
option-scenario-own = { $scenario } (a scenario of this house)
option-panic_testers = Panic tests
option-panic_testers-help = Who tests when a model is killed in a square.
option-panic_testers-all = everybody else there
option-panic_testers-all_but_killer = all but who killed it
option-panic_testers-same_side = only its own side
option-refresh_order = Drawing cards
option-refresh_order-help = Who discards and draws first at the end of a Round.
option-refresh_order-first_finisher = who finished first
option-refresh_order-last_mover = who finished last
option-cards_after_all_acted = Cards after the last model
option-cards_after_all_acted-help = Whether cards can still be played once all models have acted, until both have passed.
option-cards_after_all_acted-False = no
option-cards_after_all_acted-True = yes
option-own_kill_vp = Own models killed by own supports
option-own_kill_vp-help = Who scores them.
option-own_kill_vp-none = nobody
option-own_kill_vp-opponent = the opponent
option-authority = Authority
option-authority-help = What Eva’s Authority brings.
option-authority-turn = the first Turn
option-authority-model_only = her activation alone
option-card_per_model = One card for each model
option-card_per_model-help = Whether a player may use only one card on each of his models in a Turn.
option-card_per_model-False = no
option-card_per_model-True = yes
option-round_cap = Last Round
option-round_cap-help = After how many Rounds the battle is drawn.
option-round_cap-0 = never
option-round_cap-30 = after 30
option-answer_time = Time to answer
option-answer_time-help = Seconds for a decision about a card in answer; then it is declined.
option-answer_time-0 = no limit
option-answer_time-5 = 5 seconds
option-answer_time-10 = 10 seconds
option-answer_time-20 = 20 seconds
prompt-dealer = The dice are rolling.
prompt-deploy = Deploy your next model.
prompt-authority = Use Authority to begin this Round?
prompt-turn = Your Turn: activate a model or play a card.
prompt-activation = What does the active model do?
prompt-late = The shot killed nobody: move one square for a point?
prompt-follow = Who follows?
prompt-opponent = Who is attacked?
prompt-defence = Fight back, or survive?
prompt-window = Use a card on this test?
prompt-luck = Save this model by a Lucky escape?
prompt-jam = Answer with a Jam?
prompt-aim = Where does it strike?
prompt-refresh = Discard what you do not want, then draw.
prompt-car = Where does the car come from?
prompt-insect = Whom does the insect attack?
prompt-over = The battle is over.
event-counter-placed = A counter is placed face down on row { $row }, column { $column }.
event-model-deployed = { model-name } is deployed on row { $row }, column { $column }.
event-round-began = Round { $round } begins; { seat-name } would start it.
event-round-ended = Round { $round } ends.
event-authority-used = { model-name } uses Authority; Heroics points left: { $left }.
event-turn-began = { seat-name }: a new Turn.
event-turn-passed = { seat-name } pass for this Round.
event-model-activated = { model-name } is activated.
event-model-moved = { model-name } moves to row { $row }, column { $column }.
event-model-shifted = { model-name } moves inside its square.
event-model-entered = { model-name } enters the board on row { $row }, column { $column }.
event-model-left = { model-name } leaves the board from row { $row }, column { $column }.
event-model-stood = { model-name } stands up.
event-model-returned = { model-name } returns on row { $row }, column { $column }.
event-heroics-spent = { model-name } spends a Heroics point; left: { $left }.
event-followers-called = Follow me! Models that follow: { $models }.
event-hideout-empty = The hideout on row { $row }, column { $column } is empty.
event-hideout-found = { model-name } was hiding on row { $row }, column { $column }.
event-counter-turned = The counter on row { $row }, column { $column } shows: { counter-name }.
event-counter-taken = { seat-name } take a counter ({ counter-name }); they have { $count }.
event-civilian-taken = { seat-name } take a civilian; they have { $count } counters.
event-shot-fired = { $aimed ->
    [0] { model-name } shoots at { other-name } with { $dice } dice.
   *[other] { model-name } aims and shoots at { other-name } with { $dice } dice.
}
event-fight-began = { model-name } fights { other-name }: { $dice } dice against { $other_dice }.
event-defence-chosen = { model-name } defends with { stat-name }.
event-dice-changed = { model-name } now has { $dice } dice.
event-dice-rolled = { $kind ->
    [strike] { stat-name }: { $values }; successes: { $hits }, dice to add: { $again }.
    [insect] { model-name }: { $values }; successes: { $hits }, dice to add: { $again }.
   *[other] { model-name }, { stat-name }: { $values }; successes: { $hits }, dice to add: { $again }.
}
event-shot-missed = { other-name } is not hurt.
event-armour-held = Only its armour saves { model-name }.
event-fight-drawn = Nobody dies in the fight of { model-name }.
event-model-killed = { model-name } is killed on row { $row }, column { $column }.
event-hero-saved = { model-name } escapes by a Heroics point; left: { $left }.
event-model-saved = { model-name } escapes by luck.
event-panic-tested = { model-name } tests panic: { $value }.
event-model-panicked = { model-name } panics.
event-points-scored = { seat-name } score { $points }; total: { $total }.
event-card-drawn = { seat-name } draw a card; hand: { $hand }.
event-card-received = You drew “{ half-name }”.
event-card-played = { seat-name } play “{ half-name }”.
event-card-discarded = { seat-name } discard “{ half-name }”.
event-cards-reshuffled = The discard pile is shuffled; cards in the deck: { $cards }.
event-event-replaced = { seat-name } replace an event, “{ half-name }”.
event-event-drawn = { seat-name } draw an event, “{ half-name }”.
event-support-laid = { seat-name } lay { half-name }; level { $level }.
event-support-fired = { seat-name } fire { half-name } at level { $level }.
event-support-aimed = { half-name } strikes row { $row }, column { $column }.
event-support-failed = { half-name } does nothing any more.
event-set-jammed = { half-name } is jammed; level left: { $level }.
event-square-struck = The square of row { $row }, column { $column } is struck with { $dice } dice.
event-model-steady = { model-name } withstands: { $value }.
event-model-paralysed = { model-name } is paralysed: { $value }.
event-model-distracted = { model-name } is distracted and counts as activated.
event-shell-falls = It comes down on row { $row }, column { $column }.
event-car-landed = The car lands on row { $row }, column { $column }; squares hit: { $squares }.
event-herd-appeared = A burning herd enters on row { $row }, column { $column }.
event-herd-moved = The herd runs to row { $row }, column { $column }.
event-herd-stopped = A wall stops the herd.
event-herd-gone = The herd leaves the board.
event-civilian-appeared = A civilian appears on row { $row }, column { $column }.
event-civilian-moved = A civilian runs to row { $row }, column { $column }.
event-civilian-gone = A civilian leaves the board.
event-insect-appeared = A giant insect comes down on row { $row }, column { $column }.
event-insect-moved = The insect flies to row { $row }, column { $column }.
event-insect-attacks = The insect attacks { model-name }, picked by { seat-name }.
event-carried-off = { model-name } is carried off by the insect to row { $row }, column { $column }.
event-insect-gone = The insect is gone.
event-battle-ended = { $seat ->
    [0] The Martians win the battle.
    [1] The humans win the battle.
   *[other] The battle is drawn.
}
command-rolled = The dice show { $values }.
command-drawn = { player-name }: card { $cards }.
command-turned = The counter is number { $counters } (1 artefact, 2 critter).
command-found = The hideout: { $hideouts } (1 somebody, 2 nobody).
command-tick = The time is { $at } ms.
command-deploy = Deploy on square { $square }
command-authority = Use Authority with model { $model }
command-activate = Activate model { $model }
command-end-turn = End the Turn
command-pass = Pass for this Round
command-enter = Enter on square { $square }
command-move = { $manner ->
    [0] Move to square { $square }
    [1] Move to square { $square } for a Heroics point
   *[other] Run to square { $square } for a Heroics point
}
command-leave = { $manner ->
    [0] Leave the board
   *[other] Leave the board for a Heroics point
}
command-stand = Stand up
command-shoot = { $manner ->
    [0] Shoot at model { $target }
    [1] Aim and shoot at model { $target }
   *[other] Shoot at model { $target } for a Heroics point
}
command-fight = { $heroic ->
    [0] Fight
   *[other] Fight for a Heroics point
}
command-stop = Stop here
command-follow = Call others: Follow me!
command-name = Name model { $model }
command-choose = Choose model { $model }
command-defend = { $stat ->
    [1] Defend with Fight
   *[other] Defend with Survive
}
command-use = Use card { $card } on test { $test }
command-save = Save the model with card { $card }
command-decline = No
command-lay = Lay support card { $card }
command-fire = Fire: { support-name }
command-aim-along = Aim along line { $along } (0 to 7 rows, 8 to 15 columns), direction { $direction }
command-aim-at = Aim at square { $square }, direction { $direction }
command-control = Mind control with card { $card }: { support-name }
command-sneak = Move model { $model } to square { $square } with card { $card }
command-return = Bring model { $model } back on square { $square } with card { $card }
command-charm = Distract model { $model } with card { $card }
command-quarrel = Let models { $model } and { $other } argue with card { $card }
command-jam = Jam with card { $card }: { support-name }
command-discard = Discard card { $card }
command-keep = Keep the rest and draw
command-drive = { $leftwards ->
    [0] From left to right
   *[other] From right to left
}
refusal-not-for-people = Only the dealer does that.
refusal-not-now = That is not possible now.
refusal-not-a-choice = That is not among the choices.
refusal-decide-now = Another decision comes first.
refusal-no-such-square = There is no such square.
refusal-no-such-model = There is no such model.
refusal-not-your-model = That is not your model.
refusal-already-activated = This model cannot act any more in this Round.
refusal-act-first-with-another = The card or the ability used before concerns another model.
refusal-option-used = This Turn is used up: two models, or one model and one card.
refusal-must-activate = You still have to activate a model.
refusal-models-able = You cannot pass while a model can act.
refusal-not-in-hand = You do not hold this card.
refusal-wrong-card = This card cannot be used like that now.
refusal-card-limit = You may play no more cards in this Turn.
refusal-model-has-card = A card was already used on this model in this Turn.
refusal-set-full = No more cards of this type can be laid.
refusal-set-fresh = A card was added to this set in this Turn.
refusal-set-too-small = These cards do nothing yet.
refusal-not-your-set = These supports are not yours.
refusal-must-fight = An enemy is here: the model can only fight.
refusal-must-stand = A panicked model must stand up first.
refusal-must-enter = The model must enter the board first.
refusal-nobody-to-fight = There is nobody to fight here now.
refusal-no-moves-left = The model cannot move any more.
refusal-no-shot-left = The model cannot shoot any more.
refusal-square-full = Six models are there already.
refusal-no-way-there = There is no way to that square.
refusal-enemy-beside = A model cannot shoot while an enemy is in its square.
refusal-cannot-leave = This model cannot leave the board here.
refusal-no-target = That is no target.
refusal-friend-there = A friend is in the target’s square.
refusal-out-of-range = The target is out of range.
refusal-out-of-sight = The target cannot be seen.
refusal-brave-first = Somebody brave stands there and takes the shot.
refusal-cannot-aim = A model that has moved cannot aim.
refusal-no-heroics = There is no Heroics point to spend now.
ending-points = Enough victory points
ending-extermination = One side has no models left
ending-draw = The last Round is over: a draw

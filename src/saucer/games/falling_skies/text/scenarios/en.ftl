# The scenarios: their names, the rule that each adds, a line of its story, and what the log says of them.

scenario-power-cuts = Power cuts
scenario-power-cuts-rule = At the end of every rooms phase, you lose 1 energy.
scenario-power-cuts-story = Every pylon between here and the dam lies flat. Whatever we do not use tonight, the dark will have by morning.

scenario-vanguard = The vanguard
scenario-vanguard-rule = Two white ships wait on the mothership from the start.
scenario-vanguard-story = We counted five saucers on the radar. The operator wiped the glass and counted again: seven.

scenario-wreckage = Wreckage
scenario-wreckage-rule = The last research space is barred until you have shot down 8 ships.
scenario-wreckage-story = The professor has a theory, a chalkboard and no evidence. Bring her wrecks, and mind the paintwork.

scenario-short-of-shells = Short of shells
scenario-short-of-shells-rule = Only the first die you put on a gun each round slows the ships. On any other gun they descend as far as the die shows.
scenario-short-of-shells-story = The ammunition train left on time. It is the railway that is gone.

scenario-convoys = The convoys
scenario-convoys-rule = At the end of a rooms phase, a convoy gets away if the base has not been hit since the end of the one before. The last research space is barred until 6 convoys are safe.
scenario-convoys-story = Forty yellow school buses, one road out, and nobody fires the weapon while there are children on it.

scenario-smoke = Smoke in the shafts
scenario-smoke-rule = Each round, no die may be put on the three lowest rows of one column: the first column in the first round, then the next ones, and the first again after the fifth.
scenario-smoke-story = Something is burning down there, and it does not stay in one place. The miners say it knows the way.

scenario-tremors = Tremors
scenario-tremors-rule = At the end of every rooms phase, the excavator is driven back one cell for each hit on the base since the end of the one before.
scenario-tremors-story = Up there they drop bombs. Down here the ceiling answers.

scenario-the-ram = The Ram
scenario-the-ram-rule = The orange ship waits on the mothership from the start and is dropped after all others. It does 2 damage instead of 1. Shot down, it returns to the mothership; the second time, it is gone for good.
scenario-the-ram-story = It is the size of a church, it is orange, and it does not turn aside for anything.

scenario-jet-stream = Jet stream
scenario-jet-stream-rule = When all dice are placed, the wind blows every ship below the drop points one column to the side: to the right in odd rounds, to the left in even ones. The edge of the sky and other ships stop them. Nothing happens on the cells they come to.
scenario-jet-stream-story = The weather girl promised a breeze. At thirty thousand feet it throws saucers about like hats.

scenario-jammers = Jammers
scenario-jammers-rule = A room costs 1 more energy while a white ship is in the sky above one of its cells.
scenario-jammers-story = The white ones hum. Under that hum the valves glow red, the needles lie, and everything takes twice the current.

scenario-mould = The mould
scenario-mould-rule = When all dice are placed, mould settles on the cell of the die that lies farthest along the path of the excavator. Guns and the die that digs do not count. From the next round on, no die may be put there. No more than 2 cells are covered: the oldest mould makes way. As soon as the excavator moves on, all of it is burnt away.
scenario-mould-story = It came down with the rain, it is blue, and it likes warm machines. So far only diesel fumes have made it shrink.

scenario-flight-recorders = Flight recorders
scenario-flight-recorders-rule = A flight recorder hangs at the lowest explosion of the first, the third and the fifth column. Shoot down a ship there to get it. The last research space is barred until you have 2 of them.
scenario-flight-recorders-story = Our first three interceptors never came home, but their recorders still hang on their parachutes, ticking away above the rooftops.

scenario-final-battle = The last night
scenario-final-battle-rule = The orange ship waits on the mothership from the start and is dropped after all others. Shot down, it returns to the mothership; the second time, it is gone for good. Until then the last research space is barred.
scenario-final-battle-story = All of them are here tonight, and the one that leads them is on its way down. Whatever happens, there will be no second show.

scenario-ability-used = { $name ->
    [power-cuts] The lights go out again.
    [vanguard] The vanguard has come along.
    [smoke] The smoke drifts on to the next shaft.
    [tremors] The galleries shake.
    [the-ram] Something big and orange is getting ready.
    [jet-stream] The wind catches the ships.
   *[final-battle] The leader of the fleet is here.
}
scenario-count = { $name ->
    [wreckage] Wrecks for the professor: { $count } of { $goal }.
    [convoys] A convoy gets away: { $count } of { $goal } are safe.
    [mould] { $count ->
        [0] The mould is burnt away.
        [one] The mould covers one cell.
       *[other] The mould covers { $count } cells.
    }
    [flight-recorders] A flight recorder is safe: that makes { $count } of { $goal }.
   *[other] { $count ->
        [one] The orange ship has been shot down once.
       *[other] The orange ship has been shot down { $count } times.
    }
}

# What only the terminal says.

terminal-turn = Turn { $turn }
terminal-upper = Upper deck
terminal-lower = Lower deck
terminal-shield = Shield
terminal-reactor = Reactor
terminal-tiles = Damage
terminal-stock = Rockets: { $rockets }   Fuel capsules: { $fuel }
terminal-space = In space: { crew-name }
terminal-outside = { $name }, { $track } zone: position { $position }, { $left } hit points, shield { $shield }
terminal-inside = { $name }: position { $position }, { $left } hit points
terminal-destroyed = { $name }: destroyed
terminal-survived = { $name }: survived
terminal-legend = Crew members are numbered in their order; * leads active battlebots, ( ) is knocked out. ● is energy, ○ room for more, ▣ a damage tile.

terminal-mission = Mission { $number }
terminal-won = The mission is won. Score: { $score }
terminal-lost = The ship is lost on turn { $turn }, to { threat-name }.
terminal-points = Threats: { $points }   Penalties: { $penalties }   Visual confirmation: { $visual }
terminal-damage = Damage tiles: red { $red }, white { $white }, blue { $blue }
terminal-crew = Knocked out: { $down }   Disabled squads: { $squads }   Rockets left: { $rockets }   Fuel left: { $fuel }
terminal-destroyed-list = Destroyed: { $threats }
terminal-survived-list = Survived: { $threats }
terminal-none = none

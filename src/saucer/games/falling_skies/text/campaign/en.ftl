# What only the campaign says; in its battles the boxed game speaks.

falling-skies-campaign-title = Under Falling Skies, the campaign
falling-skies-campaign-blurb = Four chapters, some ten battles, one world. Choose which city to defend and which to give up, gather those who fight beside you, and make your last stand beneath the mothership.

chapter-1-title = The sky opens
chapter-1-story = They came without a word. At dawn a shadow lay over every capital; by noon the first streets were burning. Beneath them are the shelters of an older fear, dug out, fitted out and forgotten, and the keys have been pressed into your hand. Two cities are calling at once. You can reach only one of them in time.
chapter-1-rules = Two attacks are drawn, each with a scenario, a city and a character. Choose the one you want to fight; the other city falls, and its scenario and its character are gone with it. If you lose, you get a second game on the damaged side of the city, with new threat tiles. Two battles make a chapter. A city in which you win a game is saved, and whoever fought beside you stays with you, won or lost.

chapter-2-title = The art of falling
chapter-2-story = So they do fall. In a cratered field lies the first saucer brought down in one piece, still warm, and your people take it apart by torchlight. The enemy has been learning too: the squadrons come lower, faster, and no longer where they are expected. But you are not alone any more. Those who held out with you in the first nights know what they are doing now.
chapter-2-rules = In each battle one character from the first chapter may help you, on the upgraded side; each can help in only one of the two battles. There are five cities in this chapter and four will be attacked: the fifth is spared, and you may need it. From now on you may lay the advanced tile of the lowest sky whenever you want a harder one.

chapter-3-title = The long night
chapter-3-story = Half the lights on the map have gone out. Smoke hides the sun, the radio carries more silence than voices, and the mothership has stopped moving: it is waiting for something. In the deepest of your bunkers the weapon takes shape, piece by piece, city by city. All you have to do is last until it is finished.
chapter-3-rules = In each battle two characters from earlier chapters may help you, on their upgraded sides; each still helps in only one of the two battles. Again there are five cities and one of them is spared. The advanced tiles of the high and the highest sky are yours to lay as well.

chapter-4-title = The last stand
chapter-4-story = It is coming down. No more squadrons, no more feints: the mothership itself sinks through the clouds, so wide that there is no edge to it. The weapon is ready to be brought to wherever you choose to wait. Call everyone you have. After this one there are no more battles, one way or the other.
chapter-4-rules = This is the final battle, with a tile of its own at the top of the sky. Fight it in any city you saved or in one that was spared, with up to three of your characters, all upgraded. If you lose, that city is gone for good and you make your stand in another, until you win or none is left. All advanced tiles can be laid.

the-scenario = { $scenario ->
    [power-cuts] { scenario-power-cuts }
    [vanguard] { scenario-vanguard }
    [wreckage] { scenario-wreckage }
    [short-of-shells] { scenario-short-of-shells }
    [convoys] { scenario-convoys }
    [smoke] { scenario-smoke }
    [tremors] { scenario-tremors }
    [the-ram] { scenario-the-ram }
    [jet-stream] { scenario-jet-stream }
    [jammers] { scenario-jammers }
    [mould] { scenario-mould }
    [flight-recorders] { scenario-flight-recorders }
    [final-battle] { scenario-final-battle }
   *[other] { $scenario }
}
the-city = { $city ->
    [lima] { city-lima }
    [vancouver] { city-vancouver }
    [chicago] { city-chicago }
    [buenos-aires] { city-buenos-aires }
    [lisbon] { city-lisbon }
    [lyon] { city-lyon }
    [naples] { city-naples }
    [nairobi] { city-nairobi }
    [istanbul] { city-istanbul }
    [mumbai] { city-mumbai }
    [hanoi] { city-hanoi }
    [osaka] { city-osaka }
    [auckland] { city-auckland }
    [ulaanbaatar] { city-ulaanbaatar }
   *[other] { $city }
}
the-character = { $character ->
    [ruby-valentine] { character-ruby-valentine }
    [otis-greenlee] { character-otis-greenlee }
    [agnes-kowalski] { character-agnes-kowalski }
    [kenji-nakamura] { character-kenji-nakamura }
    [vera-zelenka] { character-vera-zelenka }
    [hattie-oyelaran] { character-hattie-oyelaran }
    [ezra-tock] { character-ezra-tock }
    [connie-reyes] { character-connie-reyes }
    [fay-marchetti] { character-fay-marchetti }
    [gus-papadakis] { character-gus-papadakis }
    [leila-haddad] { character-leila-haddad }
    [miss-vega] { character-miss-vega }
   *[other] { $character }
}

event-chapter-opened = { $chapter ->
    [1] Chapter I: the sky opens.
    [2] Chapter II: the art of falling.
    [3] Chapter III: the long night.
   *[4] Chapter IV: the last stand.
}
event-stack-drawn = { $stack ->
    [0] { the-city } is under attack: { the-scenario }. On the spot: { the-character }.
   *[1] At the same time, { the-city } is under attack: { the-scenario }. On the spot: { the-character }.
}
event-stack-chosen = You go to the aid of { the-city }, where { the-character } is waiting: { the-scenario }.
event-stack-lost = { the-city } falls undefended. { the-character } is never heard of again.
event-city-chosen = The stand will be made in { the-city }.
event-character-brought = { the-character } comes to help.
event-advanced-tile-laid = { $tile ->
    [1] The lowest sky tile is the advanced one.
    [2] The low sky tile is the advanced one.
    [3] The high sky tile is the advanced one.
   *[4] The highest sky tile is the advanced one.
}
event-battle-began = { $side ->
    [damaged] { the-city } lies in ruins and fights on, at threat level { $threat }: { the-scenario }.
   *[undamaged] The battle for { the-city } begins at threat level { $threat }: { the-scenario }.
}
event-battle-won = { $side ->
    [damaged] Among the ruins of { the-city }, a victory at threat level { $threat }.
   *[undamaged] The battle for { the-city } is won at threat level { $threat }.
}
event-battle-lost = { $side ->
    [damaged] { the-city } has lost its second battle as well.
   *[undamaged] The battle for { the-city } is lost.
}
event-city-damaged = { the-city } is badly damaged, but not beaten: one more game remains.
event-city-saved = { the-city } is saved and stands by you from now on.
event-city-lost = { the-city } is lost.
event-character-joined = { the-character } stays with you for the chapters to come.
event-campaign-ended = { $result ->
    [won] The mothership breaks apart above the clouds. The campaign is won, with a score of { $score }.
   *[lost] No city is left to fight for. The campaign is lost, with a score of { $score }.
}

refusal-no-battle = There is no battle going on.
refusal-no-such-stack = There are only two attacks to choose from.
refusal-no-such-city = There is no such city.
refusal-city-not-yours = The final battle is fought in a city that you saved or that was spared, and that has not fallen since.
refusal-no-such-character = There is no such character.
refusal-character-not-kept = This character is not with you.
refusal-character-met-now = A character helps on the upgraded side from the next chapter on.
refusal-has-helped = This character has been called on already in this chapter.
refusal-enough-helpers = { $most ->
    [0] In this chapter nobody else can help yet.
    [one] In this chapter only one more character can help in a battle.
   *[other] In this chapter only { $most } more characters can help in a battle.
}
refusal-no-such-tile = There are four sky tiles, counted from the city up.
refusal-tile-not-there-yet = { $chapter ->
    [2] This advanced tile is not there before chapter II.
    [3] This advanced tile is not there before chapter III.
   *[4] This advanced tile is not there before chapter IV.
}
refusal-tile-laid-already = This advanced tile lies there already.
refusal-same-battle = The second game has the same characters and the same tiles as the first.
refusal-no-such-threat = Threat levels go from 0 to 4.

command-open-chapter = Open the chapter
command-dealt = Drawn: { $elements }
command-choose-stack = { $stack ->
    [0] Defend the first city
   *[1] Defend the second city
}
command-choose-city = Make the stand in this city
command-bring = Bring this character
command-lay-advanced = { $tile ->
    [1] Lay the advanced tile as the lowest sky
    [2] Lay the advanced tile as the low sky
    [3] Lay the advanced tile as the high sky
   *[4] Lay the advanced tile as the highest sky
}
command-fight = Fight at threat level { $threat }
command-go-on = Go on with the campaign

# Labels with a name in them, for whoever knows it: `scenario`, `city` and `character` are names, not identifiers.
choose-stack-named = Defend { $city }: { $scenario }, with { $character }
choose-city-named = Make the stand in { $city }
bring-named = Bring { $character }

campaign-phase-briefing = The briefing
campaign-phase-deal = Reports are coming in
campaign-phase-choose = Two cities are calling: choose one
campaign-phase-city = Choose where to make your stand
campaign-phase-prepare = Prepare for battle
campaign-phase-battle = The battle
campaign-phase-aftermath = The battle is over
campaign-phase-over = The campaign is over

ending-campaign-won = The world is saved
ending-campaign-won-help = You won the final battle.
ending-campaign-lost = The world is lost
ending-campaign-lost-help = The final battle was lost in every city that was left.

option-name = Name of the campaign
option-name-help = It stands at the top of the campaign sheet. You can leave it empty.

campaign-sheet = Campaign sheet
campaign-score = Score
campaign-score-help = The threat levels of all games you won, less 1 for each one you lost.
campaign-first-game = First game
campaign-second-game = Damaged city
campaign-lost-mark = Lost
campaign-kept-cities = Cities saved
campaign-spared-cities = Cities spared
campaign-kept-characters = With you
campaign-helpers-left = { $count ->
    [0] Nobody else can help in this battle.
    [one] One character who is with you can help in this battle.
   *[other] { $count } characters who are with you can help in this battle.
}

# What may be said of the file of a scenario.

scenario-sound = { $file } is sound: “{ $name }” can be played.

mistake-unreadable = The file cannot be read ({ $why }).
mistake-too-long = The file is too long for a scenario, which has { $most } bytes at most.
mistake-not-text-file = The file is not text in UTF-8.
mistake-not-toml = The file is not TOML ({ $why }).
mistake-file-name = “{ $found }” cannot be the name of a scenario: it takes small letters, digits and hyphens, forty at most, then “.toml”.
mistake-not-a-table = Here must stand a table.
mistake-not-a-list = Here must stand a list.
mistake-not-a-number = Here must stand a whole number.
mistake-not-text = Here must stand a text.
mistake-missing = This field is missing.
mistake-unknown-field = There is no such field; there are: { $known }.
mistake-number-range = { $found } is not between { $least } and { $most }.
mistake-list-length = The list has { $found } entries and needs { $least }.
mistake-one-letter = “{ $found }” is not one single letter.
mistake-not-among = It must be one of: { $known }.
mistake-map-lines = The map has { $found } lines and needs { $wanted }: eight of squares, and between two of them what stands below the squares.
mistake-map-width = Line { $line } has { $found } signs and may have { $wanted }.
mistake-map-square = Line { $line }, sign { $sign } is empty; a square is “.” or the letter of its zone.
mistake-map-beside = Line { $line }, sign { $sign } is “{ $found }”; between two squares stands “|” (high), “:” (low) or nothing.
mistake-map-below = Line { $line }, sign { $sign } is “{ $found }”; below a square stands “=” (high), “-” (low) or nothing.
mistake-map-corner = Line { $line }, sign { $sign } is “{ $found }”; on a corner stands “+” or nothing.
mistake-unknown-model = There is no model “{ $found }”; there are: { $known }.
mistake-unknown-zone = No square of the map bears the letter “{ $letter }”.
mistake-deploys-or-enters = Say either where these models deploy or where they enter.
mistake-too-many-models = There are { $found } models, and at most { $most } can take part.
mistake-no-models = { $side ->
    [martian] There are no Martians.
   *[other] There are no humans.
}
mistake-zone-full = In the zone “{ $letter }” { $found } models deploy, and it has room for { $most }.
mistake-hero-twice = There can be only one “{ $model }”, hidden or not.
mistake-not-human = “{ $model }” is no human, and only a human hides.
mistake-not-taking-part = No “{ $found }” takes part.
mistake-two-edges = All ways out must lead over the same edge.
mistake-own-side = “{ $model }” is on that side itself.

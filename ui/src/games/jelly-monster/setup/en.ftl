# The set-up form.

jelly-new-intro = For a first game everything is ready: just begin.
jelly-new-ours = The { $faces } district faces and what the pods hold are our own design; the publisher’s are not known to us.
jelly-new-preset = How do you want to play?
jelly-new-first = First game
jelly-new-first-help = Simple districts, against the clock.
jelly-new-calm = Without hurry
jelly-new-calm-help = Simple districts. Everybody chooses covered, no clock runs.
jelly-new-wild = Wild city
jelly-new-wild-help = All faces: arrows, thieves, podiums. Against the clock.
jelly-new-apart = Against the clock everybody needs a device of their own: all act at once, and pods are secret. Without hurry you can pass one device around.
jelly-new-details = Change the details

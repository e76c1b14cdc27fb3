# The rules behind the lines of the log, each in a few words.

rule-ufs-pnp-6 = A room with two effects does both with the same value, for one price, in the order you like.
rule-ufs-pnp-7 = The mothership does what its arrow points at, descends one row, takes in the ships there and drops those that wait.
rule-ufs-ms-5 = A red ship joins the waiting ones, if one is left.
rule-ufs-spawn-1 = Waiting ships drop above empty columns first, then where the next ship below is farthest; green ones before red ones.

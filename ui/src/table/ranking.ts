/** Who came where at the end of a game. */

export interface Place {
  seat: number
  /** From 1; equals share the best one. */
  place: number
}

/** By the share of the victory, then by the score. */
export function ranked(scores: (string | number)[], shares: number[]): Place[] {
  const better = (one: number, other: number): number =>
    (shares[other] ?? 0) - (shares[one] ?? 0) || Number(scores[other]) - Number(scores[one])
  const seats = [...scores.keys()]
  return seats.sort(better).map((seat) => ({ seat, place: 1 + seats.filter((other) => better(other, seat) < 0).length }))
}

/** How long what goes by itself lets the others wait, in milliseconds. */

/** What is left to nobody's choice is done almost at once. */
export const AT_ONCE = 220
const SHORT = { least: 700, more: 1300 } as const
/** A "no" on its way while the time runs out might answer the next question: so near the end the clock says it. */
const ON_ITS_WAY = 500

/**
 * When a "no" is said by itself, for `drawn` even between 0 and 1; null: the clock says it, or the player.
 *
 * Where time runs every moment of what is `left` is as likely, so that no answer of a person can be told from it, and
 * drawing again later changes nothing. Without a limit only bots are answered so: they hear nothing in a wait, while to
 * people a short one would tell that there was no card.
 */
export function beforeNo(left: number | null, isAmongBots: boolean, drawn: number): number | null {
  if (left === null) return isAmongBots ? SHORT.least + drawn * SHORT.more : null
  return left * (1 - drawn) < ON_ITS_WAY ? null : left * drawn
}

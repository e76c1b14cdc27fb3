/** How long what goes by itself lets the others wait, in milliseconds. */

/** What is left to nobody's choice is done almost at once. */
export const AT_ONCE = 220
const SHORT = { least: 700, more: 1300 } as const
/** A "no" on its way while the time runs out might answer the next question: so near the end the clock says it. */
const ON_ITS_WAY = 500

/**
 * When a "no" is said by itself, for `drawn` even between 0 and 1; null: the clock says it.
 *
 * Where time runs every moment of what is `left` is as likely, so that no answer of a person can be told from it, and
 * drawing again later changes nothing. Without a limit nobody is kept waiting, and a longer wait may tell of a card.
 */
export function beforeNo(left: number | null, drawn: number): number | null {
  if (left === null) return SHORT.least + drawn * SHORT.more
  return left * (1 - drawn) < ON_ITS_WAY ? null : left * drawn
}

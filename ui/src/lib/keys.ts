/** Keys that act on the page as a whole. */

/** Whether a key belongs to the field that has it; a slider has no use for letters and digits. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input:not([type=range]), textarea, select') !== null
}

/** What everybody did in a mission, counted from its film. */
import type { Film } from '../../../resolve/types'

const CAUSES = {
  fired: ['weapon_fired', 'rocket_launched', 'interceptors_launched', 'pilot_stayed'],
  energy: ['shield_charged', 'reactor_filled', 'refuelled'],
  repaired: ['malfunction_repaired', 'device_held', 'computer_maintained'],
  fought: ['intruder_hit'],
  moved: ['crew_moved'],
  delayed: ['action_delayed'],
  idle: ['nothing_happened'],
} as const
export type Deed = keyof typeof CAUSES
export const DEEDS = Object.keys(CAUSES) as Deed[]

/** By deed, then by member. Who has nothing planned has done nothing in vain. */
export function deeds({ frames, scenery }: Film): Record<Deed, number[]> {
  const events = frames
    .flatMap((frame) => frame.events)
    .filter(({ reason }) => reason !== 'empty' && reason !== 'down')
  const count = (deed: Deed, member: number): number => {
    const causes: readonly string[] = CAUSES[deed]
    return events.filter(({ event, crew }) => crew === member && causes.includes(event)).length
  }
  const members = [...scenery.programs.keys()]
  return Object.fromEntries(DEEDS.map((deed) => [deed, members.map((member) => count(deed, member))])) as Record<
    Deed,
    number[]
  >
}

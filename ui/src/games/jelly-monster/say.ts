/** What the board shows, in whole sentences for those who listen. */
import type { Translate } from '../../table/contract'
import { forecast, isPlacement } from './choices'
import { groups, sources, type JellyCommand, type Placement, type Position, type Scenery } from './types'
import { rewardWords, type IconRow } from './words'

/** Letters are the same in every language, and are keys. */
export const LETTERS = 'abcdefg'

export function letter(district: number): string {
  return LETTERS[district]?.toUpperCase() ?? ''
}

export function faceName({ faces }: Scenery, district: number, t: Translate): string {
  return t(`face-${faces[district]?.name ?? ''}`)
}

export function targeted({ faces }: Scenery, { districts }: Position, district: number): IconRow[] {
  return faces[district]?.zones[districts[district]?.target ?? 0] ?? []
}

/** What the target points at, and where arrows lead from there. */
export function worth(scenery: Scenery, view: Position, district: number, t: Translate): string[] {
  const reward = targeted(scenery, view, district)
  const zone = view.districts[district]?.target ?? 0
  const said = [t('jelly-say-target', { zone, reward: rewardWords(reward, t) })]
  if (reward[0]?.icon !== 'copy') return said
  const ends = sources(scenery, view, district)
  if (ends.length === 0) said.push(t('jelly-say-leads-nowhere'))
  for (const end of ends) {
    const words = rewardWords(targeted(scenery, view, end), t)
    said.push(t('jelly-say-leads-to', { district: end, face: faceName(scenery, end, t), reward: words }))
  }
  return said
}

/** Who stands how at an entrance. */
export function standing(view: Position, district: number, t: Translate): string[] {
  const here = view.districts[district]
  if (!here) return []
  const said = here.dice.length === 0 ? [t('jelly-say-nobody')] : []
  for (const { owner, values, sum, leads } of groups(here)) {
    const how = !leads ? 'present' : here.leaders.length > 1 ? 'tied' : 'leads'
    said.push(t(`jelly-say-${how}`, { seat: owner, sum, dice: values }))
  }
  if (here.blocked_by !== null) said.push(t('jelly-say-blocked', { seat: here.blocked_by }))
  return said
}

/** All of a district in one breath. */
export function districtWords(scenery: Scenery, view: Position, district: number, t: Translate): string {
  return [
    t('jelly-say-district', { district, face: faceName(scenery, district, t) }),
    ...worth(scenery, view, district, t),
    ...standing(view, district, t),
  ].join(' ')
}

/** What is printed on a district. */
export function printed(scenery: Scenery, district: number, t: Translate): string[] {
  const face = scenery.faces[district]
  if (!face) return []
  return [
    t('jelly-say-district', { district, face: faceName(scenery, district, t) }),
    ...face.zones.map((reward, zone) => t('jelly-say-zone', { zone, reward: rewardWords(reward, t) })),
    ...(face.ours ? [t('jelly-say-ours')] : []),
  ]
}

/** What a die would do at an entrance. */
export function wouldWords(view: Position, district: number, seat: number, value: number, t: Translate): string {
  const here = view.districts[district]
  if (!here) return ''
  const { sum, leads, cancels } = forecast(here, seat, value)
  return t(cancels ? 'jelly-would-cancel' : `jelly-would-${leads}`, { value, sum })
}

/** One of the ways to place a die. */
export function effectWords(command: Placement, view: Position, scenery: Scenery, t: Translate): string {
  if (command.do === 'expel') return t('jelly-effect-expel', { owner: command.owner, value: command.expelled })
  if (command.do === 'place') return t('jelly-effect-none')
  const zone = (view.districts[command.district]?.target ?? 0) + (command.away ? 1 : -1)
  const there = scenery.faces[command.district]?.zones[zone]
  if (!there) return t('jelly-effect-stay', { away: command.away })
  const reward = rewardWords(there, t)
  return t('jelly-effect-move', { away: command.away, zone, reward })
}

/** What lies covered until all have chosen. */
export function planWords(plan: JellyCommand, t: Translate): string {
  return t(`command-${plan.do}`, isPlacement(plan) || plan.do === 'block' ? { ...plan } : {})
}

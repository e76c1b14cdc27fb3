/** What a mission was like, for the end screen. */
import type { Figure, Story } from '../../table/contract'
import type { Position } from './types'

export function figures({ view }: Story): Figure[] {
  const { result, logbook, campaign } = view as Position
  if (!result) return []
  const score = campaign ? (logbook.at(-1)?.campaign_total ?? null) : result.score
  const damage = { label: 'sa-figure-damage', value: result.damage.red + result.damage.white + result.damage.blue }
  const total = score === null ? [] : [{ label: 'sa-figure-score', value: score }]
  if (campaign) return [...total, { label: 'sa-figure-missions', value: logbook.length }, damage]
  return [
    ...total,
    { label: 'sa-figure-destroyed', value: result.threats_destroyed.length },
    { label: 'sa-figure-survived', value: result.threats_survived.length },
    damage,
    { label: 'sa-figure-down', value: result.knocked_out.filter(Boolean).length },
    { label: 'sa-figure-visual', value: result.visual },
  ]
}

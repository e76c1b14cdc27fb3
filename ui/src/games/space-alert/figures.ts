/** What a mission was like, for the end screen. */
import type { Figure, Story } from '../../table/contract'
import type { Position } from './types'

export function figures({ view }: Story): Figure[] {
  const { result, logbook } = view as Position
  if (!result) return []
  const score = logbook.at(-1)?.campaign_total ?? result.score
  return [
    ...(score === null ? [] : [{ label: 'sa-figure-score', value: score }]),
    { label: 'sa-figure-destroyed', value: result.threats_destroyed.length },
    { label: 'sa-figure-survived', value: result.threats_survived.length },
    { label: 'sa-figure-damage', value: result.damage.red + result.damage.white + result.damage.blue },
    { label: 'sa-figure-down', value: result.knocked_out.filter(Boolean).length },
    { label: 'sa-figure-visual', value: result.visual },
  ]
}

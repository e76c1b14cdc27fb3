import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import districts from '../../src/saucer/games/jelly_monster/content/districts.toml?raw'
import { rewardWidth } from '../src/games/jelly-monster/pieces/icons'
import { sceneOf } from '../src/games/jelly-monster/pieces/plots'
import english from '../src/games/jelly-monster/rules/en.ftl?raw'
import french from '../src/games/jelly-monster/rules/fr.ftl?raw'
import { rewardWords, TILES, type IconRow } from '../src/games/jelly-monster/words'
import type { Translate } from '../src/table/contract'

const rules = Object.values(
  import.meta.glob('../../src/saucer/games/jelly_monster/{rules,placing,rewards,scoring}.py', {
    query: '?raw',
    import: 'default',
    eager: true,
  }) as Record<string, string>,
).join('\n')

function speak(language: string, source: string): { bundle: FluentBundle; t: Translate } {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(source))
  const t: Translate = (id, args) => {
    const value = bundle.getMessage(id)?.value
    if (!value) throw new Error(`${id} is not said`)
    return bundle.formatPattern(value, args as Record<string, string | number>)
  }
  return { bundle, t }
}

const spoken = { en: speak('en', english), fr: speak('fr', french) }

test('the tiles have the names and the green lights that the server gives them', () => {
  const faces = [...districts.matchAll(/name = "(.+)"\ntile = (\d)\ngreen = (true|false)/g)]
  expect(faces.length).toBe(16)
  for (const [, name, tile, green] of faces) expect(TILES[Number(tile) - 1]?.[green === 'true' ? 0 : 1]).toBe(name)
})

test('every district has a ground of its own', () => {
  const scenes = TILES.flat().map(sceneOf)
  expect(new Set(scenes.map(({ parts }) => JSON.stringify(parts))).size).toBe(16)
})

test.each(Object.entries(spoken))('every rule that an event names is explained in %s', (_, { bundle }) => {
  const named = [...new Set([...rules.matchAll(/(?<!""")"(JM-[A-Z0-9-]+)"/g)].map((each) => each[1] ?? ''))]
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((rule) => !bundle.hasMessage(`rule-${rule.toLowerCase()}`))).toEqual([])
})

const CASINO: IconRow[] = [
  {
    icon: 'count',
    bands: [
      { least: 1, most: 2, reward: [{ icon: 'jelly', amount: 7 }] },
      { least: 3, most: 7, reward: [{ icon: 'pod' }] },
    ],
  },
]

test.each<[IconRow[], string]>([
  [[{ icon: 'jelly', amount: 0 }], 'gain nothing'],
  [[{ icon: 'discard' }, { icon: 'jelly', amount: 9 }], 'discard a pod, then take 9 Jelly'],
  [[{ icon: 'copy', side: 'right' }], 'copy the reward of the district on the right'],
  [[{ icon: 'podium', ranks: [5, 2], others: 0 }], 'highest sum: take 5 Jelly; second highest sum: take 2 Jelly'],
  [[{ icon: 'podium', ranks: [4], others: 1 }], 'highest sum: take 4 Jelly; everybody else here: take 1 Jelly'],
  [CASINO, 'with 1 to 2 dice: take 7 Jelly; with 3 dice or more: draw a pod'],
])('a reward in words: %j', (reward, words) => {
  expect(rewardWords(reward, spoken.en.t)).toBe(words)
  expect(rewardWords(reward, spoken.fr.t)).not.toBe('')
})

test('icons side by side are as wide as all of them and the gaps', () => {
  const pod: IconRow = { icon: 'pod' }
  const jelly: IconRow = { icon: 'jelly', amount: 2 }
  expect(rewardWidth([pod, jelly])).toBeGreaterThan(rewardWidth([pod]) + rewardWidth([jelly]))
})

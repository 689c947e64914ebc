import { themeNamed } from '@emojigma/engine/emoji/themes.ts'
import { kindOf } from '@emojigma/engine/kinds.ts'
import { randomFrom } from '@emojigma/engine/random.ts'
import { expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

test('a summary counts puzzles, tells repeats apart and orders the scores', () => {
  const make = (seed: number) => kindOf(4).generate({ levelId: 6, theme: themeNamed('Fruit'), random: randomFrom('summary', seed) })
  const { count, distinctKeys, score, techniques } = summaryOf([make(1), make(1), make(2)])
  expect({ count, distinctKeys, techniques }).toEqual({ count: 3, distinctKeys: 2, techniques: 'last in unit 100' })
  const scores = score.split(' ').map(Number)
  expect(scores).toEqual(scores.toSorted((one, other) => one - other))
})

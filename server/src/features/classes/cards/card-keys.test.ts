import { expect, test } from 'vitest'
import { areApart } from './card-keys.ts'

const PICTURES = ['bee', 'kite', 'lion', 'tent', 'owl'] as const

test.each([
  ['the same pictures', PICTURES, false],
  ['pictures that one wrong tap makes of others', ['bee', 'kite', 'lion', 'tent', 'frog'], false],
  ['pictures that differ in two places', ['bee', 'crab', 'lion', 'tent', 'frog'], true],
  ['the same pictures in another order', ['kite', 'bee', 'lion', 'tent', 'owl'], true],
] as const)('%s: whether two students may have them', (_, pictures, mayBoth) => {
  expect(areApart(PICTURES, pictures)).toBe(mayBoth)
})

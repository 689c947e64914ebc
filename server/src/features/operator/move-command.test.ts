import { expect, test } from 'vitest'
import { moveCommandOf } from './main.ts'

test.each([
  [['move-to']],
  [['move-to', 'mysql://db/site']],
  [['move-to', 'db.example']],
  [['move-to', 'postgres://db/site', 'now']],
  [['move', 'postgres://db/site']],
  [['move-to', '--stop']],
])('%j moves nothing', (words) => {
  expect(moveCommandOf(words)).toBeUndefined()
})

test.each([['postgres://db/site'], ['postgresql://db/site']])('"move-to %s" is the command', (place) => {
  expect(moveCommandOf(['move-to', place])).toBeTypeOf('function')
})

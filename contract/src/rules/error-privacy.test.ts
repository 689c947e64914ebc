import { expect, test } from 'vitest'
import { pathKind } from './error-privacy.ts'

test.each([
  ['/puzzle/100641?t=1#x', '/puzzle/<id>'],
  ['/home/leaderboard/1', '/home/leaderboard/<id>'],
  ['/emojiMathPuzzles', '/emojiMathPuzzles'],
  ['/christmas-worksheets', '/christmas-worksheets'],
  ['/otter@example.com/0b7e2c3a', '/<id>/<id>'],
  ['/', '/'],
])('%s is a page of the kind %s', (address, kind) => {
  expect(pathKind(address)).toBe(kind)
})

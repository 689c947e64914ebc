import { expect, test } from 'vitest'
import { pathKind, withoutTraces } from './error-privacy.ts'

test.each([
  [`Unexpected token 'o', "otter@example.com" is not valid JSON`, `Unexpected token 'o', "…" is not valid JSON`],
  ['no account ada.lovelace+kids@example.co.uk', 'no account <e-mail>'],
  ['no device 0b7e2c3a-5d1f-4c8e-9a34-2f6d8c1b0e57', 'no device <id>'],
  ['bearer eyJhbGciOiJIUzI1NiIsInR5cCI6', 'bearer <token>'],
  ['at f (https://emojigma.example/magic?magic=abc#x:1:2)', 'at f (https://emojigma.example/magic:1:2)'],
  ['fetch https://emojigma.example/resetpassword?code=abc&email=x failed', 'fetch https://emojigma.example/resetpassword failed'],
])('%s', (text, kept) => {
  expect(withoutTraces(text)).toBe(kept)
})

test.each([
  'TypeError: undefined is not an object',
  '    at LoadedPuzzle (https://emojigma.example/assets/B7xk2_a.js:1:20345)',
  'render@https://emojigma.example/assets/B7xk2_a.js:1:20345',
  'useSyncExternalStoreWithSelectorInDevelopment',
])('what tells where it broke stays: %s', (text) => {
  expect(withoutTraces(text)).toBe(text)
})

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

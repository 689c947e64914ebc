import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

test.each([
  'xxxxxxxxxxxxxxxxxxxxxxxxxxxx',
  'abcabcabcabcabcabcabcabcabcabc',
  'k3Jd9aPqXzk3Jd9aPqXzk3Jd9aPqXz',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'the operator of tests only',
  'TheOperatorKey2026!',
  'change-me-before-production-k3Jd9',
  'emojigma-emojigma-operator-key',
])('%s can be guessed', (secret) => {
  expect(isGuessable(secret)).toBe(true)
})

test('random keys and many words cannot be guessed', () => {
  for (let round = 0; round < 2000; round += 1) {
    const drawn = [randomBytes(24).toString('base64'), randomBytes(20).toString('hex'), randomUUID(), randomBytes(24).toString('base64url')]
    expect(drawn.filter(isGuessable)).toEqual([])
  }
  expect(isGuessable('lantern violet cricket mosaic harvest puddle quartz')).toBe(false)
})

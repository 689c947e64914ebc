import type { LevelId } from '@emojigma/engine/levels.ts'
import { expect, test } from 'vitest'
import { acceptedAnswer, answerInputType, answerPlaceholder } from './answer-input.ts'

const CLASSIC = { typeId: 1, levelId: 1 } as const
const MASTER = { typeId: 2, levelId: 5 } as const
const WORD = { typeId: 3, levelId: 2, wordLength: 4 } as const

test.each([
  ['', ''],
  ['17', '17'],
  [' 17 ', '17'],
  ['007', '007'],
])('a number of digits is taken: %j', (typed, accepted) => {
  expect(acceptedAnswer(CLASSIC, typed)).toBe(accepted)
})

test.each(['-4', '1.5', '1e3', '+1', 'x', '1 2', '١٢', '9'.repeat(16)])('anything but digits is rejected below Master: %j', (typed) => {
  expect(acceptedAnswer(CLASSIC, typed)).toBeUndefined()
})

test('a Master answer may begin with a minus sign', () => {
  expect(acceptedAnswer(MASTER, '-')).toBe('-')
  expect(acceptedAnswer(MASTER, '-12')).toBe('-12')
  expect(acceptedAnswer(MASTER, '1-2')).toBeUndefined()
  expect(acceptedAnswer(MASTER, '--1')).toBeUndefined()
})

test('no level below Master takes a minus sign', () => {
  for (const levelId of [1, 2, 3, 4, 6, 7, 8, 9, 10] as LevelId[]) expect(acceptedAnswer({ typeId: 1, levelId }, '-1')).toBeUndefined()
})

test('letters of a word come out in upper case, and no more of them than the word has', () => {
  expect(acceptedAnswer(WORD, 'bea')).toBe('BEA')
  expect(acceptedAnswer(WORD, 'bears')).toBeUndefined()
  expect(acceptedAnswer(WORD, 'b2')).toBeUndefined()
})

test('the field is text for words and settled puzzles, a number at Master, a telephone keypad otherwise', () => {
  expect(answerInputType(CLASSIC, false)).toBe('tel')
  expect(answerInputType(MASTER, false)).toBe('number')
  expect(answerInputType(WORD, false)).toBe('text')
  expect(answerInputType({ typeId: 3, levelId: 5 }, false)).toBe('text')
  expect(answerInputType(CLASSIC, true)).toBe('text')
  expect(answerInputType(MASTER, true)).toBe('text')
})

test('the placeholder says what can be done', () => {
  expect(answerPlaceholder(1, 'open', false)).toBe('Answer...')
  expect(answerPlaceholder(3, 'open', false)).toBe('Answer...')
  expect(answerPlaceholder(4, 'open', false)).toBe('Click To Play...')
  expect(answerPlaceholder(5, 'open', false)).toBe('Click To Play...')
  expect(answerPlaceholder(4, 'free-limit-reached', false)).toBe('Free Limit Reached...')
  expect(answerPlaceholder(2, 'plan-needed', false)).toBe('Subscribe To Play...')
  expect(answerPlaceholder(2, 'plan-needed', true)).toBe('Closed For Now...')
})

import type { LevelId } from '@emojigma/engine/levels.ts'
import { expect, test } from 'vitest'
import { acceptedAnswer, extendedAnswer, answerInputType, answerPlaceholder } from './answer-input.ts'

const CLASSIC = { typeId: 1, levelId: 1 } as const
const MASTER = { typeId: 2, levelId: 5 } as const
const WORD = { typeId: 3, levelId: 2, wordLength: 4 } as const

test.each([
  ['', ''],
  ['17', '17'],
  [' 17 ', '17'],
  ['007', '007'],
  ['１７', '17'],
  ['+17', '17'],
])('a number of digits is taken: %j', (typed, text) => {
  expect(acceptedAnswer(CLASSIC, typed)).toEqual({ text })
})

test.each([
  ['-4', 'negative'],
  ['−4', 'negative'],
  ['1.5', 'no number'],
  ['1e3', 'no number'],
  ['x', 'no number'],
  ['1 2', 'no number'],
  ['9'.repeat(16), 'too long'],
])('anything but digits is rejected below Master: %j', (typed, fault) => {
  expect(acceptedAnswer(CLASSIC, typed)).toEqual({ fault })
})

test('a Master answer may begin with a minus sign', () => {
  expect(acceptedAnswer(MASTER, '-')).toEqual({ text: '-' })
  expect(acceptedAnswer(MASTER, '−12')).toEqual({ text: '-12' })
  expect(acceptedAnswer(MASTER, '1-2')).toEqual({ fault: 'no number' })
  expect(acceptedAnswer(MASTER, '--1')).toEqual({ fault: 'no number' })
})

test('no level below Master takes a minus sign', () => {
  for (const levelId of [1, 2, 3, 4, 6, 7, 8, 9, 10] as LevelId[]) {
    expect(acceptedAnswer({ typeId: 1, levelId }, '-1')).toEqual({ fault: 'negative' })
  }
})

test('letters of a word come out in upper case, and no more of them than the word has', () => {
  expect(acceptedAnswer(WORD, 'bea')).toEqual({ text: 'BEA' })
  expect(acceptedAnswer(WORD, 'bears')).toEqual({ fault: 'too long' })
  expect(acceptedAnswer(WORD, 'b2')).toEqual({ fault: 'no word' })
})

test('a minus that is typed after digits makes them negative, once', () => {
  expect(extendedAnswer(MASTER, '12', '−')).toEqual({ text: '-12' })
  expect(extendedAnswer(MASTER, '-12', '-')).toEqual({ text: '-12' })
  expect(extendedAnswer(CLASSIC, '12', '-')).toEqual({ fault: 'negative' })
  expect(extendedAnswer(WORD, 'BE', '-')).toEqual({ fault: 'no word' })
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

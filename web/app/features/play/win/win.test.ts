import { rankName } from '../../../ui/pictures/rank-words.ts'
import { RANKS } from '@emojigma/contract/rules/ranks.ts'
import { expect, test } from 'vitest'
import { isGreatRise, risenTo, riseWords, winSentence, type Win } from './win.ts'

const WIN: Win = { points: 60, total: 260, solvedToday: 2, waiting: 'no' }

test.each<[string, Partial<Win>, string]>([
  ['an account', {}, '60 points. Two of three stars today. Your new rank: Snail! 100 points to Cricket.'],
  ['an account that keeps its rank', { total: 300 }, '60 points. Two of three stars today. 60 points to Cricket.'],
  [
    'a guest whose browser keeps nothing',
    { waiting: 'on this page', total: 300 },
    '60 points, as long as this page stays open. Two of three stars today. 60 points to Cricket.',
  ],
  ['a guest', { waiting: 'for an account', total: 300 }, '60 points wait for you. Two of three stars today. 60 points to Cricket.'],
  [
    'somebody offline',
    { waiting: 'for the network', total: undefined },
    '60 points, counted when you are back online. Two of three stars today.',
  ],
  ['a third puzzle', { solvedToday: 3, total: undefined }, '60 points. All three stars today.'],
  ['a tenth puzzle', { solvedToday: 10, total: undefined }, '60 points. All three stars today.'],
  ['a first puzzle', { solvedToday: 1, total: undefined }, '60 points. One of three stars today.'],
  ['a puzzle without points', { points: 0 }, 'Solved! No points this time. Two of three stars today. 100 points to Cricket.'],
  ['the top', { total: 20_000_000 }, '60 points. Two of three stars today. The highest rank of all.'],
])('one sentence tells %s all of it', (_who, changes, sentence) => {
  expect(winSentence({ ...WIN, ...changes })).toBe(sentence)
})

test('a rank is new only where the points crossed its threshold, and where all points are known', () => {
  expect(risenTo({ ...WIN, points: 60, total: 60 })?.emoji).toBe('ant')
  expect(risenTo({ ...WIN, points: 60, total: 110 })?.emoji).toBe('lady-beetle')
  expect(risenTo({ ...WIN, points: 60, total: 100 })).toBeUndefined()
  expect(risenTo({ ...WIN, total: undefined })).toBeUndefined()
  expect(risenTo({ ...WIN, points: 0, total: 110 })).toBeUndefined()
})

test.each([
  ['Ant', 'Your new rank: Ant!'],
  ['Ladybug', 'Your new rank: Ladybug!'],
  ['Owl', 'Your new rank: Owl!'],
])('becoming %s is said in plain English', (name, words) => {
  const rank = RANKS.find((one) => rankName(one) === name)
  expect(rank && riseWords(rank)).toBe(words)
})

test('no other rank has a name for which the article would be wrong', () => {
  const top = RANKS.at(-1)
  expect(top && riseWords(top)).toBe('Your new rank: Unicorn with 5 stars!')
})

test('the first rank and every fifth fill the screen', () => {
  expect(
    RANKS.filter(isGreatRise)
      .map(({ number }) => number)
      .slice(0, 4),
  ).toEqual([1, 5, 10, 15])
})

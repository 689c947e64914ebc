import { expect, test } from 'vitest'
import { points } from '../ui/pictures/rank-words.ts'
import { ordinal } from '@emojigma/messages/page/leaderboards/components/PositionMark.ts'

test.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [13, '13th'],
  [22, '22nd'],
  [111, '111th'],
  [1203, '1,203rd'],
])('position %d is called %s', (position, name) => {
  expect(ordinal(position)).toBe(name)
})

test('one point is one, more are several', () => {
  expect([points(0), points(1), points(12_400)]).toEqual(['0 points', '1 point', '12,400 points'])
})

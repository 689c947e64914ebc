import { expect, test } from 'vitest'
import { ordinal } from '@emojigma/messages/words/ordinals.ts'

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

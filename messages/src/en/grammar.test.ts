import { expect, test } from 'vitest'
import { counted } from './grammar.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [12_400, '12,400'],
  [1_234_567, '1,234,567'],
  [-4321, '-4,321'],
])('%d is written %s', (count, text) => expect(counted(count)).toBe(text))

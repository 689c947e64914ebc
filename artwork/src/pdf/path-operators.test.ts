import { expect, test } from 'vitest'
import { pathOperators } from './path-operators.ts'

test.each([
  ['M1 2l3 4', '1 2 m 4 6 l'],
  ['m1 2 3 4H0V0z', '1 2 m 4 6 l 0 6 l 0 0 l h'],
  ['M0 0C1 1 2 1 3 0S5-1 6 0', '0 0 m 1 1 2 1 3 0 c 4 -1 5 -1 6 0 c'],
  ['M0 0Q3 3 6 0T12 0', '0 0 m 2 2 4 2 6 0 c 8 -2 10 -2 12 0 c'],
  ['M.5.5l1-1', '0.5 0.5 m 1.5 -0.5 l'],
])('%s becomes the operators of a PDF', (d, operators) => {
  expect(pathOperators(d)).toBe(operators)
})

test('an arc becomes curves that end where it ends, also with flags that touch', () => {
  const ends = (d: string) => [...pathOperators(d).matchAll(/(\S+ \S+) c/g)].map(([, end]) => end)
  expect(ends('M0 0A5 5 0 0 1 10 0')).toEqual(['5 -5', '10 0'])
  expect(ends('M0 0a5 5 0 0010 0')).toEqual(['5 5', '10 0'])
  expect(ends('M0 0a1 1 0 0 1 10 0').at(-1)).toBe('10 0')
})

test('an unknown command is refused', () => {
  expect(() => pathOperators('M0 0B1 1')).toThrow(RangeError)
})

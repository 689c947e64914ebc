import { LEVELS } from '@emojigma/engine/levels.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { expect, test } from 'vitest'
import { PATHS, puzzlePath, signInPath, solutionPath } from './paths.ts'

test('no two pages have one address, however it is written', () => {
  const addresses = Object.values(PATHS).map((path) => path.toLowerCase())
  expect(new Set(addresses).size).toBe(addresses.length)
  for (const address of addresses) expect(address).toMatch(/^\/([a-z]+([/-][a-z]+)*)?$/)
})

test.each([
  ['/login', '/today', '/login'],
  ['/register', '/today', '/register'],
  ['/login', '/', '/login?redirectUrl=%2F'],
  ['/login', '/puzzle/today', '/login?redirectUrl=%2Fpuzzle%2Ftoday'],
  ['/login', '/today?level=3', '/login?redirectUrl=%2Ftoday%3Flevel%3D3'],
  ['/register', '/puzzle/7?t=1&l=2#board', '/register?redirectUrl=%2Fpuzzle%2F7%3Ft%3D1%26l%3D2%23board'],
])('%s that leads on to %s is %s', (path, target, expected) => {
  expect(signInPath(path, target)).toBe(expected)
  // What is written into the address can be read out of it again.
  expect(new URL(expected, 'http://site.invalid').searchParams.get('redirectUrl') ?? '/today').toBe(target)
})

test('a puzzle’s page is told type and level if both are known, and neither if one is not', () => {
  expect(puzzlePath(100641)).toBe('/puzzle/100641')
  expect(puzzlePath(100641, 4, 10)).toBe('/puzzle/100641?t=4&l=10')
  expect(puzzlePath(100641, 4)).toBe('/puzzle/100641')
  expect(puzzlePath(100641, undefined, 10)).toBe('/puzzle/100641')
  expect(solutionPath(100641)).toBe('/puzzleSolution/100641')
})

test('every type and level can be told apart by a puzzle’s address', () => {
  const addresses = PUZZLE_TYPES.flatMap(({ id }) => LEVELS.map((level) => puzzlePath(1, id, level.id)))
  expect(new Set(addresses).size).toBe(PUZZLE_TYPES.length * LEVELS.length)
  for (const address of addresses) expect(address).toMatch(/^\/puzzle\/1\?t=\d+&l=\d+$/)
})

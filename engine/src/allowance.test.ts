import { expect, test } from 'vitest'
import { begunOn, freePlayAccess, freePuzzlesLeft } from './allowance.ts'
import { puzzleIdOf } from './day.ts'

const DAY = 2500
const ids = [0, 1, 2, 3].map((slot) => puzzleIdOf(DAY, slot)) as [number, number, number, number]

test('each puzzle of the day that was attempted takes one of its three', () => {
  expect(freePuzzlesLeft({ attempted: [] }, DAY)).toBe(3)
  expect(freePuzzlesLeft({ attempted: [ids[0], puzzleIdOf(DAY - 1, 5)] }, DAY)).toBe(2)
  expect(freePuzzlesLeft({ attempted: ids }, DAY)).toBe(0)
})

test('puzzles whose attempts became an account’s still take theirs', () => {
  const play = { attempted: [], begun: { day: DAY, count: 2 } }
  expect(freePuzzlesLeft(play, DAY)).toBe(1)
  expect(freePlayAccess(ids[0], play, DAY)).toBe('open')
  expect(freePlayAccess(ids[0], { ...play, begun: { day: DAY, count: 3 } }, DAY)).toBe('free-limit-reached')
  expect(freePlayAccess(ids[0], { attempted: [ids[0]], begun: { day: DAY, count: 3 } }, DAY)).toBe('open')
})

test('what was begun on one day says nothing of the next', () => {
  const play = { attempted: [], begun: { day: DAY, count: 3 } }
  expect(freePuzzlesLeft(play, DAY + 1)).toBe(3)
  expect(begunOn({ attempted: ids, begun: { day: DAY - 1, count: 7 } }, DAY)).toBe(4)
})

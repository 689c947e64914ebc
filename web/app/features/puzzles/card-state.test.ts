import { GUEST } from '@emojigma/contract/rules/visitor.ts'
import { expect, test } from 'vitest'
import type { Played } from '../play/index.ts'
import { setOf } from '../../platform/testing/test-site.tsx'
import { cardStateOf } from './card-state.ts'

const DAY = 2500
const [first, second, third, fourth] = setOf(DAY).map(({ id }) => id) as [number, number, number, number]
const [puzzle] = setOf(DAY)
const played: Played = { visitor: GUEST, solved: [], revealed: [], attempted: [] }

test('nothing is claimed while it is not known what was played', () => {
  expect(puzzle && cardStateOf(puzzle, undefined, DAY)).toBe('new')
})

test('a puzzle is new, solved or revealed', () => {
  if (!puzzle) throw new Error('no puzzle')
  expect(cardStateOf(puzzle, played, DAY)).toBe('new')
  expect(cardStateOf(puzzle, { ...played, solved: [first], attempted: [first] }, DAY)).toBe('solved')
  expect(cardStateOf(puzzle, { ...played, revealed: [first] }, DAY)).toBe('revealed')
  expect(cardStateOf({ ...puzzle, isRevealed: true }, played, DAY)).toBe('revealed')
})

test('once three others were tried a puzzle of the day is locked, but not one of the three', () => {
  if (!puzzle) throw new Error('no puzzle')
  expect(cardStateOf(puzzle, { ...played, attempted: [second, third, fourth] }, DAY)).toBe('locked')
  expect(cardStateOf(puzzle, { ...played, attempted: [first, second, third] }, DAY)).toBe('new')
})

test('a puzzle of an earlier day needs a plan', () => {
  expect(puzzle && cardStateOf(puzzle, played, DAY + 1)).toBe('locked')
})

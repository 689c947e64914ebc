import { expect, test } from 'vitest'
import { nextPuzzle, type NextPuzzleCandidate } from './next-puzzle.ts'

const NOBODY = { attempted: [], solved: [] }
const everyone = () => true
const solved: NextPuzzleCandidate = { id: 1, typeId: 1, levelId: 7, theme: 'Fruit' }

test('the easiest unsolved puzzle of the same type, theme and level band comes first', () => {
  const candidates: NextPuzzleCandidate[] = [
    solved,
    { id: 2, typeId: 1, levelId: 10, theme: 'Fruit' },
    { id: 3, typeId: 1, levelId: 8, theme: 'Fruit' },
    { id: 4, typeId: 1, levelId: 6, theme: 'Fruit' },
    { id: 5, typeId: 1, levelId: 1, theme: 'Fruit' },
    { id: 6, typeId: 4, levelId: 6, theme: 'Fruit' },
    { id: 7, typeId: 1, levelId: 6, theme: 'Animals' },
  ]
  expect(nextPuzzle(solved, candidates, NOBODY, everyone)?.id).toBe(4)
  expect(nextPuzzle(solved, candidates, { attempted: [1, 4], solved: [1, 4] }, everyone)?.id).toBe(3)
})

test('failing that, one of the same level and theme', () => {
  const candidates: NextPuzzleCandidate[] = [
    { id: 2, typeId: 5, levelId: 8, theme: 'Fruit' },
    { id: 3, typeId: 5, levelId: 7, theme: 'Animals' },
    { id: 4, typeId: 5, levelId: 7, theme: 'Fruit' },
  ]
  expect(nextPuzzle(solved, candidates, NOBODY, everyone)?.id).toBe(4)
})

test('nothing is picked when nothing is alike', () => {
  expect(nextPuzzle(solved, [{ id: 2, typeId: 1, levelId: 8, theme: 'Animals' }], NOBODY, everyone)).toBeUndefined()
  expect(nextPuzzle(solved, [solved], NOBODY, everyone)).toBeUndefined()
})

test('a puzzle that the player could not guess at is never picked', () => {
  const candidates: NextPuzzleCandidate[] = [
    { id: 2, typeId: 1, levelId: 6, theme: 'Fruit' },
    { id: 3, typeId: 1, levelId: 9, theme: 'Fruit' },
  ]
  expect(nextPuzzle(solved, candidates, NOBODY, ({ id }) => id === 3)?.id).toBe(3)
})

test('the hint ends with the fifth attempt', () => {
  const candidates: NextPuzzleCandidate[] = [{ id: 9, typeId: 1, levelId: 6, theme: 'Fruit' }]
  expect(nextPuzzle(solved, candidates, { attempted: [1, 2, 3, 4], solved: [] }, everyone)?.id).toBe(9)
  expect(nextPuzzle(solved, candidates, { attempted: [1, 2, 3, 4, 5], solved: [] }, everyone)).toBeUndefined()
})

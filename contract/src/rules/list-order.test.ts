import { expect, test } from 'vitest'
import { dayOfPuzzle, puzzleIdOf, SECTIONS, sectionOf, slotOfPuzzle, SLOTS } from '@emojigma/engine/day.ts'
import { levelOf } from '@emojigma/engine/levels.ts'
import { compareInList } from './list-order.ts'
import { puzzleTypeOf } from '@emojigma/engine/types.ts'

const idsOf = (day: number) => SLOTS.map((_, slot) => puzzleIdOf(day, slot))
const listed = (ids: readonly number[]) => ids.toSorted(compareInList)
const words = (id: number) => {
  const { typeId, levelId } = slotOfPuzzle(id)
  return `${puzzleTypeOf(typeId).name} ${levelOf(levelId).name}`
}

test('a day begins with something for everybody, of all five kinds', () => {
  expect(listed(idsOf(2516)).slice(0, 6).map(words)).toEqual([
    'Classic Level 1',
    'Grid Easy',
    'Spot the odd emoji Level 2',
    'Word Easy',
    'Emojidoku Level 3',
    'Classic Medium',
  ])
})

test('every eight in a row are one of each section', () => {
  const ids = listed(idsOf(7))
  for (let turn = 0; turn < 5; turn += 1) {
    const names = ids.slice(8 * turn, 8 * turn + 8).map((id) => sectionOf(slotOfPuzzle(id)).name)
    expect(names.toSorted()).toEqual(SECTIONS.map(({ name }) => name).toSorted())
  }
})

test('newer days come first, and each day has the same order', () => {
  const ids = listed([...idsOf(0), ...idsOf(2), ...idsOf(1)])
  expect(ids.map(dayOfPuzzle)).toEqual([2, 1, 0].flatMap((day) => Array<number>(40).fill(day)))
  expect(ids.slice(0, 40).map((id) => id - 80)).toEqual(ids.slice(80))
})

test('no two puzzles share a place, and the order is the same from both sides', () => {
  const ids = [...idsOf(0), ...idsOf(1)]
  for (const one of ids) {
    for (const other of ids) {
      expect(compareInList(one, other) === 0).toBe(one === other)
      expect(Math.sign(compareInList(one, other)) + Math.sign(compareInList(other, one))).toBe(0)
    }
  }
})

test('puzzles of one type and level are newest first', () => {
  const ids = [5, 3, 4].map((day) => puzzleIdOf(day, 12))
  expect(listed(ids).map(dayOfPuzzle)).toEqual([5, 4, 3])
})

import { SLOTS } from '@emojigma/engine/day.ts'
import type { Question } from '@emojigma/engine/question.ts'
import { expect, test } from 'vitest'
import { faultOf, publishedInSlot } from '../archive-sample.ts'

const ENDS = [2500, 1, 60]

test('the independent checker confirms every puzzle of some days, of each type and level', () => {
  const published = ENDS.flatMap((end) => [...SLOTS.keys()].flatMap((slot) => [...publishedInSlot(slot, Math.max(0, end - 4), end)]))
  expect(
    published.flatMap(({ day, slot, puzzle }) => (faultOf(puzzle) === undefined ? [] : [{ day, slot, fault: faultOf(puzzle) }])),
  ).toEqual([])
})

test('a puzzle that would have been a repeat gives way to another attempt', () => {
  const slot = SLOTS.findIndex(({ typeId, levelId }) => typeId === 4 && levelId === 10)
  const year = [...publishedInSlot(slot, 1000, 1365)]
  expect(new Set(year.map(({ puzzle }) => canonical(puzzle.question))).size).toBe(365)
  expect(year.some(({ attempt }) => attempt > 0)).toBe(true)
})

/** A 4×4 board as the first, by the alphabet, of all ways to turn, mirror and rename it; written the slow way. */
function canonical(question: Question): string {
  const rows = (question.typeId === 4 ? question.board : '').match(/.{4}/g) ?? []
  const mirrored = (all: readonly string[]): string[] => all.map((row) => [...row].toReversed().join(''))
  const turned = (all: readonly string[]): string[] =>
    [0, 1, 2, 3].map((column) =>
      all
        .toReversed()
        .map((row) => row[column])
        .join(''),
    )
  const four = (all: readonly string[]): string[] =>
    [all, turned(all), turned(turned(all)), turned(turned(turned(all)))].map((one) => one.join(''))
  const renamed = (board: string): string => {
    const names = [...new Set(board.replaceAll('.', ''))]
    return board.replaceAll(/\d/g, (digit) => `${names.indexOf(digit) + 1}`)
  }
  return [...four(rows), ...four(mirrored(rows))].map(renamed).toSorted()[0] ?? ''
}

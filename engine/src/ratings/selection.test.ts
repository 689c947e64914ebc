import { expect, test } from 'vitest'
import { generateDaily } from '../daily.ts'
import { puzzleIdOf, SECTIONS, SLOTS } from '../day.ts'
import type { PuzzleTypeId } from '../types.ts'
import { AIMS, MOST_SELECTED, selectionOf, type Candidate } from './selection.ts'
import { middleOf, unplayedPuzzle } from './prior.ts'

const CERTAIN = { value: 0, deviation: 260 }
const MANY: readonly Candidate[] = ([1, 2, 4] as const).flatMap((typeId) =>
  Array.from({ length: 80 }, (_, index) => ({
    puzzleId: typeId * 1000 + index,
    typeId,
    puzzle: { value: index * 100 - 4000, deviation: 300 },
  })),
)

function players(...kinds: readonly PuzzleTypeId[]) {
  return new Map(kinds.map((kind) => [kind, CERTAIN]))
}

test('offers a warm-up, five that are just right and a stretch, each once, of all kinds that are played', () => {
  const selection = selectionOf(players(1, 4), MANY)
  expect(selection.map(({ step }) => step)).toEqual(['warm-up', ...Array.from({ length: 5 }, () => 'just right'), 'stretch'])
  expect(new Set(selection.map(({ puzzleId }) => puzzleId)).size).toBe(MOST_SELECTED)
  expect(new Set(selection.map(({ puzzleId }) => Math.floor(puzzleId / 1000)))).toEqual(new Set([1, 4]))
  for (const { step, chance } of selection) {
    expect(chance).toBeGreaterThanOrEqual(AIMS[step].from)
    expect(chance).toBeLessThanOrEqual(AIMS[step].to)
  }
  const right = selection.filter(({ step }) => step === 'just right')
  expect(right.reduce((sum, { chance }) => sum + chance, 0) / right.length).toBeCloseTo(0.75, 1)
})

test('the order of the candidates changes nothing', () => {
  expect(selectionOf(players(1, 2, 4), MANY.toReversed())).toEqual(selectionOf(players(1, 2, 4), MANY))
})

test('offers the easiest puzzle alone where none fits, and fewer where some do', () => {
  const tooHard = MANY.filter(({ puzzle }) => puzzle.value > 1500)
  const [easiest, ...others] = selectionOf(players(1, 2, 4), tooHard)
  expect([easiest?.step, others]).toEqual(['warm-up', []])
  const least = Math.min(...tooHard.filter(({ typeId }) => [1, 2, 4].includes(typeId)).map(({ puzzle }) => puzzle.value))
  expect(tooHard.find(({ puzzleId }) => puzzleId === easiest?.puzzleId)?.puzzle.value).toBe(least)
})

test('where few may be begun, what is just right stays', () => {
  expect(selectionOf(players(1), MANY, 0)).toEqual([])
  expect(selectionOf(players(1), MANY, 1).map(({ step }) => step)).toEqual(['just right'])
  expect(selectionOf(players(1), MANY, 3).map(({ step }) => step)).toEqual(['warm-up', 'just right', 'stretch'])
})

test('an unplayed puzzle lies within its level, and a higher level is taken for harder', () => {
  const day = 2500
  for (const [slot, pair] of SLOTS.entries()) {
    const { value } = unplayedPuzzle(pair, generateDaily(day, slot, 0).question)
    expect(Math.abs(value - middleOf(pair.levelId).value), `puzzle ${puzzleIdOf(day, slot)}`).toBeLessThanOrEqual(350)
  }
  for (const { typeId, levels } of SECTIONS) {
    const values = levels.map((levelId) => middleOf(levelId).value)
    expect(values, `type ${typeId}`).toEqual(values.toSorted((a, b) => a - b))
  }
})

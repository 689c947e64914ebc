import { expect, test } from 'vitest'
import { generateDaily } from '../daily.ts'
import { puzzleIdOf, SLOTS } from '../day.ts'
import { stepOf } from '../levels.ts'
import type { PuzzleTypeId } from '../types.ts'
import { AIMS, MOST_OFFERED, offerOf, type Candidate } from './offer.ts'
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
  const offer = offerOf(players(1, 4), MANY)
  expect(offer.map(({ step }) => step)).toEqual(['warm-up', ...Array.from({ length: 5 }, () => 'just right'), 'stretch'])
  expect(new Set(offer.map(({ puzzleId }) => puzzleId)).size).toBe(MOST_OFFERED)
  expect(new Set(offer.map(({ puzzleId }) => Math.floor(puzzleId / 1000)))).toEqual(new Set([1, 4]))
  for (const { step, chance } of offer) {
    expect(chance).toBeGreaterThanOrEqual(AIMS[step].from)
    expect(chance).toBeLessThanOrEqual(AIMS[step].to)
  }
  const right = offer.filter(({ step }) => step === 'just right')
  expect(right.reduce((sum, { chance }) => sum + chance, 0) / right.length).toBeCloseTo(0.75, 1)
})

test('the order of the candidates changes nothing', () => {
  expect(offerOf(players(1, 2, 4), MANY.toReversed())).toEqual(offerOf(players(1, 2, 4), MANY))
})

test('offers rather fewer than puzzles that do not fit', () => {
  const tooHard = MANY.filter(({ puzzle }) => puzzle.value > 1500)
  expect(offerOf(players(1, 2, 4), tooHard)).toEqual([])
})

test('where few may be begun, what is just right stays', () => {
  expect(offerOf(players(1), MANY, 0)).toEqual([])
  expect(offerOf(players(1), MANY, 1).map(({ step }) => step)).toEqual(['just right'])
  expect(offerOf(players(1), MANY, 3).map(({ step }) => step)).toEqual(['warm-up', 'just right', 'just right'])
})

test('an unplayed puzzle is taken for harder at a higher level, and at a higher score within it', () => {
  const day = 2500
  for (const [slot, pair] of SLOTS.entries()) {
    const { value } = unplayedPuzzle(pair, generateDaily(day, slot, 0).question)
    expect(Math.abs(value - middleOf(pair.levelId).value), `puzzle ${puzzleIdOf(day, slot)}`).toBeLessThanOrEqual(350)
    const easier = SLOTS.find(({ typeId, levelId }) => typeId === pair.typeId && levelId === pair.levelId - 1)
    if (easier && stepOf(pair.levelId) > 1) expect(middleOf(pair.levelId).value).toBeGreaterThan(middleOf(easier.levelId).value)
  }
})

import { GUEST } from '@emojigma/contract/rules/visitor.ts'
import { puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { describe, expect, test } from 'vitest'
import type { Played } from '../play-status.ts'
import { nextOfPlan, nextPuzzle, type NextPuzzleCandidate } from './next-puzzle.ts'

const DAY = 2500
const NOTHING: Played = { visitor: GUEST, attempted: [], solved: [], revealed: [] }
/** Every puzzle of a day, each with a theme of its own. */
const TODAY: readonly NextPuzzleCandidate[] = SLOTS.map(({ typeId, levelId }, slot) => ({
  id: puzzleIdOf(DAY, slot),
  typeId,
  levelId,
  theme: `Theme ${slot}`,
}))

function idOf(typeId: PuzzleTypeId, levelId: LevelId): number {
  return puzzleIdOf(
    DAY,
    SLOTS.findIndex((slot) => slot.typeId === typeId && slot.levelId === levelId),
  )
}

/** The day's forty, with one theme for some of them. */
function fruity(...pairs: readonly (readonly [PuzzleTypeId, LevelId])[]): readonly NextPuzzleCandidate[] {
  const ids = new Set(pairs.map(([typeId, levelId]) => idOf(typeId, levelId)))
  return TODAY.map((puzzle) => (ids.has(puzzle.id) ? { ...puzzle, theme: 'Fruit' } : puzzle))
}

const after = (typeId: PuzzleTypeId, levelId: LevelId, candidates = TODAY, played = NOTHING) => {
  const solved = candidates.find(({ id }) => id === idOf(typeId, levelId))
  if (!solved) throw new Error('no such puzzle')
  const next = nextPuzzle(solved, candidates, played, DAY)
  return next && [next.typeId, next.levelId]
}

test('the easiest unsolved puzzle of the same type, theme and level band comes first', () => {
  const candidates = fruity([1, 7], [1, 10], [1, 8], [1, 6], [1, 1], [4, 6])
  expect(after(1, 7, candidates)).toEqual([1, 6])
  const [own, easiest] = [idOf(1, 7), idOf(1, 6)]
  expect(after(1, 7, candidates, { ...NOTHING, attempted: [own, easiest], solved: [own, easiest] })).toEqual([1, 8])
})

test('failing that, one of the same level and theme', () => {
  expect(after(1, 7, fruity([1, 7], [5, 8], [5, 7], [1, 1]))).toEqual([5, 7])
})

test('failing that, the next level of the same type and band, up rather than down', () => {
  expect(after(1, 7)).toEqual([1, 8])
  expect(after(1, 10)).toEqual([1, 9])
  expect(after(3, 2)).toEqual([3, 3])
  const [own, up] = [idOf(1, 7), idOf(1, 8)]
  expect(after(1, 7, TODAY, { ...NOTHING, attempted: [own, up], solved: [own, up] })).toEqual([1, 6])
})

test('a young child is led to another kind of its own band before a harder one', () => {
  const band = ([6, 7, 8, 9, 10] as const).map((levelId) => idOf(1, levelId))
  expect(after(1, 7, TODAY, { ...NOTHING, revealed: band.slice(0, 1), solved: band.slice(1), attempted: band.slice(0, 2) })).toEqual([4, 7])
})

test('a puzzle that the player could not guess at is never picked', () => {
  const [own, ...begun] = [idOf(1, 7), idOf(2, 1), idOf(5, 9)]
  const played = { ...NOTHING, attempted: [own, ...begun], solved: [own] }
  expect(after(1, 7, fruity([1, 7], [1, 6]), played)).toEqual([5, 9])
  expect(after(1, 7, TODAY, { ...played, solved: played.attempted })).toBeUndefined()
  expect(after(1, 7, TODAY, { ...NOTHING, attempted: [own], solved: [own], begun: { day: DAY, count: 3 } })).toBeUndefined()
})

test('puzzles of other days are no candidates', () => {
  const [own] = TODAY
  if (!own) throw new Error('no puzzle')
  expect(nextPuzzle(own, TODAY, NOTHING, DAY + 1)).toBeUndefined()
  expect(nextPuzzle(own, [], NOTHING, DAY)).toBeUndefined()
  expect(nextPuzzle(own, [own], NOTHING, DAY)).toBeUndefined()
})

test('nobody is led on from the fifth attempt of a day, but attempts of earlier days do not count', () => {
  const earlier = Array.from({ length: 9 }, (_, slot) => puzzleIdOf(DAY - 1, slot))
  expect(after(1, 7, TODAY, { ...NOTHING, attempted: earlier })).toEqual([1, 8])
  // Account and device together may have begun more than three.
  const five = ([1, 2, 3, 4, 5] as const).map((levelId) => idOf(1, levelId))
  expect(after(1, 1, TODAY, { ...NOTHING, attempted: five.slice(0, 4), solved: [] })).toEqual([1, 2])
  expect(after(1, 1, TODAY, { ...NOTHING, attempted: five })).toBeUndefined()
})

type Alike = NextPuzzleCandidate & { readonly isRevealed: boolean }

describe('with a plan', () => {
  const SUBSCRIBER: Played = { ...NOTHING, visitor: { ...GUEST, role: 'account', plan: 'individual' } }
  const alike = [-3, -2, -1, 0].map((days) => ({
    id: puzzleIdOf(DAY + days, 6),
    typeId: 1,
    levelId: 1,
    theme: 'Fruit',
    isRevealed: false,
  })) satisfies readonly Alike[]
  const [oldest, older, old, solved] = alike.map(({ id }) => id) as [number, number, number, number]
  const led = (chance: number, played = SUBSCRIBER, list: readonly Alike[] = alike) =>
    nextOfPlan({ id: solved }, list, played, DAY, chance)?.id

  test('chance chooses among puzzles of any day, each as likely as the others', () => {
    expect([0, 0.34, 0.67, 0.999].map((chance) => led(chance))).toEqual([oldest, older, old, old])
  })

  test('none is chosen that is solved, revealed, or the one that was just solved', () => {
    const played = { ...SUBSCRIBER, attempted: [oldest], solved: [oldest], revealed: [older] }
    expect([0, 0.5, 0.999].map((chance) => led(chance, played))).toEqual([old, old, old])
    const seen = alike.map((puzzle) => ({ ...puzzle, isRevealed: puzzle.id !== older }))
    expect([0, 0.999].map((chance) => led(chance, SUBSCRIBER, seen))).toEqual([older, older])
  })

  test('when all are played there is none', () => {
    expect(led(0, { ...SUBSCRIBER, solved: [oldest, older, old] })).toBeUndefined()
    expect(led(0, SUBSCRIBER, [])).toBeUndefined()
  })

  test('a plan that has ended meanwhile leads to no puzzle of another day', () => {
    expect(led(0.5, NOTHING)).toBeUndefined()
  })
})

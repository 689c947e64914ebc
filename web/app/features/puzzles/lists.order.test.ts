import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import type { PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { ALL_LEVEL_IDS, isJunior } from '@emojigma/engine/levels.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { PUZZLE_TYPES } from '@emojigma/engine/types.ts'
import { describe, expect, test } from 'vitest'
import { setOf } from '../../platform/testing/test-site.tsx'
import { callsFor, cursorAfter, joinedPages, mergedList } from './list-request.ts'
import { allowed, listingAt, readFilters, requestFor, searchFor } from './lists.ts'
import { firstSectionOf, sectionSlug, todaysPuzzle } from './todays-puzzles.ts'

const idsOf = (puzzles: readonly PuzzleView[]) => puzzles.map(({ id }) => id)
const setOf100 = setOf(100)
const at = (slot: number, totalAttempted = 10): PuzzleView => {
  const puzzle = setOf100[slot]
  if (!puzzle) throw new RangeError(`no slot ${slot}`)
  return { ...puzzle, totalAttempted }
}

const PAIRS = PUZZLE_TYPES.flatMap(({ id: typeId }) => ALL_LEVEL_IDS.map((levelId) => ({ typeId, levelId })))

describe('filters', () => {
  test('keep every level of every kind but the junior ones of Grid and Word', () => {
    const dropped = PAIRS.filter((pair) => allowed(pair).levelId === undefined)
    expect(dropped.map(({ typeId, levelId }) => `${typeId} ${levelId}`).toSorted()).toEqual(
      ['2 6', '2 7', '2 8', '2 9', '2 10', '3 6', '3 7', '3 8', '3 9', '3 10'].toSorted(),
    )
    for (const pair of PAIRS) expect(allowed(pair).typeId).toBe(pair.typeId)
  })

  test('come back from the address that they are written to', () => {
    const latest = listingAt('/puzzle')
    for (const pair of PAIRS) expect(readFilters(new URLSearchParams(searchFor(pair).toString()), latest)).toEqual(allowed(pair))
  })

  test.each([
    [{ levelId: 6 }, 'l=6'],
    [{ typeId: 5 }, 't=5'],
    [{ typeId: 1, levelId: undefined }, 't=1'],
  ] as const)('%j stand in the address as %s', (filters, search) => {
    expect(searchFor(filters).toString()).toBe(search)
  })

  test.each([
    ['/emojiMathPuzzles', [1, 2, 3]],
    ['/emojiLogicGames', [4, 5]],
    ['/emojiLogicPuzzles', [4, 5]],
    ['/puzzle', [1, 2, 3, 4, 5]],
    ['/popular', [1, 2, 3, 4, 5]],
  ])('at %s may be of the kinds %j alone', (pathname, typeIds) => {
    const listing = listingAt(pathname)
    const kept = [1, 2, 3, 4, 5].filter((typeId) => readFilters(new URLSearchParams(`t=${typeId}`), listing).typeId === typeId)
    expect(kept).toEqual(typeIds)
  })
})

describe('what a list asks for', () => {
  test('is limited to one kind of a category where that is chosen', () => {
    expect(requestFor(listingAt('/emojiLogicGames'), { typeId: 5, levelId: 2 })).toEqual({ order: 'new', typeIds: [5], levelId: 2 })
    expect(requestFor(listingAt('/emojiLogicGames'), { levelId: 2 })).toEqual({ order: 'new', typeIds: [4, 5], levelId: 2 })
  })

  test('is another list where what is solved is hidden, and the same as ever where it is not', () => {
    const popular = listingAt('/popular')
    expect(requestFor(popular, {}, true)).toMatchObject({ order: 'popular', hidesSolved: true })
    expect(requestFor(popular, {}, false)).not.toHaveProperty('hidesSolved')
  })

  test('is nothing where no kind exists at the level', () => {
    expect(callsFor({ order: 'new', typeIds: [2, 3], levelId: 7 })).toEqual([])
  })
})

describe('the order of a list', () => {
  test('begins with easy ones of every kind', () => {
    for (const order of ['new', 'popular'] as const) {
      const first = mergedList(order, [setOf100]).slice(0, 6)
      expect(new Set(first.map(({ typeId }) => typeId)).size).toBe(5)
      expect(first.filter(({ levelId }) => isJunior(levelId))).toHaveLength(3)
      expect(first.every(({ levelId }) => isJunior(levelId) || levelId <= 2)).toBe(true)
    }
  })

  test('is the one that a server has, in lists of one kind too', () => {
    for (const { id: typeId } of PUZZLE_TYPES) {
      const answer = setOf100.filter((puzzle) => puzzle.typeId === typeId)
      expect(idsOf(mergedList('new', [answer]))).toEqual(idsOf(answer).toSorted(compareInList))
    }
  })

  test('does not depend on the order in which the answers came', () => {
    const answers = [setOf100.filter(({ typeId }) => typeId === 4), setOf100.filter(({ typeId }) => typeId === 5), setOf(99)]
    for (const order of ['new', 'popular'] as const) {
      expect(idsOf(mergedList(order, answers.toReversed()))).toEqual(idsOf(mergedList(order, answers)))
    }
  })

  test('has the newest day first', () => {
    const merged = mergedList('new', [[...setOf(99).slice(0, 10), ...setOf100.slice(0, 4)]])
    expect(merged.map(({ id }) => dayOfPuzzle(id))).toEqual([...Array<number>(4).fill(100), ...Array<number>(10).fill(99)])
  })

  test('by popularity is by attempts, then as among the new ones, whatever the kind', () => {
    const [rare, often, also, older] = [at(0, 3), at(39, 50), at(20, 50), { ...at(0, 50), id: 99 * 40 + 1 }]
    expect(idsOf(mergedList('popular', [[rare], [often], [older], [also]]))).toEqual(idsOf([also, often, older, rare]))
  })

  test('by popularity is not disturbed by attempts in the order of days', () => {
    expect(idsOf(mergedList('new', [[at(1, 50), at(0, 3)]]))).toEqual(idsOf([at(0), at(1)]))
  })

  test('ends at the limit of a call: the rest of several full answers comes with the next part', () => {
    const [newest, older] = [setOf(100), setOf(99)]
    expect(mergedList('new', [newest, older, setOf(98)])).toHaveLength(LIST_LIMIT)
    expect(mergedList('popular', [newest.slice(0, 20), older.slice(0, 27)])).toHaveLength(47)
    expect(mergedList('new', [])).toEqual([])
  })
})

describe('where a list goes on', () => {
  const full = [...setOf(100), ...setOf(99).slice(0, 8)]

  test('is behind the last one, with what it was attempted then', () => {
    const shown = full.map((puzzle, index) => ({ ...puzzle, totalAttempted: index }))
    expect(cursorAfter(shown)).toEqual({ before: 3968, beforeTotalAttempted: 47 })
  })

  test.each([0, 1, 47])('is nowhere after a part of %i', (count) => {
    expect(cursorAfter(full.slice(0, count))).toBeUndefined()
  })

  test('leaves nothing out and shows nothing twice, through days that are read part by part', () => {
    const all = [97, 98, 99, 100].flatMap((day) => setOf(day))
    const pages: (readonly PuzzleView[])[] = []
    for (let part = 0; part < 4; part++) {
      const before = part === 0 ? undefined : cursorAfter(pages.at(-1) ?? [])?.before
      const behind = all.filter(({ id }) => before === undefined || compareInList(id, before) > 0)
      pages.push(
        mergedList(
          'new',
          PUZZLE_TYPES.map(({ id: typeId }) => behind.filter((puzzle) => puzzle.typeId === typeId)),
        ),
      )
    }
    expect(pages.map(({ length }) => length)).toEqual([48, 48, 48, 16])
    expect(idsOf(joinedPages(pages))).toEqual(idsOf(all).toSorted(compareInList))
  })
})

describe('the sections of a day', () => {
  test.each([
    [1, 'classic-junior'],
    [2, 'grid'],
    [3, 'word'],
    [4, 'emojidoku-junior-4x4'],
    [5, 'spot-the-odd-emoji-junior'],
  ] as const)('of the type %i begin at #%s', (typeId, slug) => {
    expect(sectionSlug(firstSectionOf(typeId))).toBe(slug)
  })

  test('have one puzzle of a type and level, or none', () => {
    expect(todaysPuzzle(setOf100, 1, 6)?.id).toBe(4001)
    expect(todaysPuzzle(setOf100, 5, 5)?.id).toBe(4040)
    expect(todaysPuzzle(setOf100, 2, 6)).toBeUndefined()
    expect(todaysPuzzle([], 1, 1)).toBeUndefined()
  })
})

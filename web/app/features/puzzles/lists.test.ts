import { LIST_LIMIT } from '@emojigma/contract/rules/limits.ts'
import { dayOfPuzzle } from '@emojigma/engine/day.ts'
import { describe, expect, test } from 'vitest'
import { setOf } from '../../platform/testing/test-site.tsx'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { callsFor, cursorAfter, cursorBefore, joinedPages, mergedList } from './list-request.ts'
import { allowed, listingAt, readFilters, requestFor, searchFor } from './lists.ts'

const filtersAt = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  return readFilters(searchParams, listingAt(pathname))
}

describe('the list at an address', () => {
  test.each(['/puzzle', '/puzzle/index', '/puzzle/new', '/new', '/NEW/'])('%s shows the latest puzzles of every kind', (pathname) => {
    expect(listingAt(pathname)).toMatchObject({ title: 'Latest Puzzles', order: 'new' })
    expect(listingAt(pathname).typeIds).toBeUndefined()
  })

  test.each(['/puzzle/mostpopular', '/popular'])('%s shows the popular ones', (pathname) => {
    expect(listingAt(pathname)).toMatchObject({ title: 'Popular Puzzles', order: 'popular' })
  })

  test('categories are limited to their kinds', () => {
    expect(listingAt('/emojiMathPuzzles').typeIds).toEqual([1, 2, 3])
    expect(listingAt('/emojiLogicGames').typeIds).toEqual([4, 5])
    expect(listingAt('/emojiLogicPuzzles')).toBe(listingAt('/emojiLogicGames'))
  })
})

test('a list can begin with any day of the past, and every puzzle of it comes after all of the following day', () => {
  const at = (address: string) => readFilters(new URL(address, 'http://localhost').searchParams, listingAt('/puzzle'), 100).day
  expect(['2020-01-11', '2020-04-09', '2020-04-10', '2019-12-31', '2020-02-31', 'x'].map((date) => at(`/puzzle?d=${date}`))).toEqual([
    10,
    99,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(searchFor({ day: 10 }).toString()).toBe('d=2020-01-11')
  const { before } = cursorBefore(10)
  for (let slot = 0; slot < 40; slot += 1) {
    expect(compareInList(before, 40 * 10 + slot + 1)).toBeLessThan(0)
    expect(compareInList(40 * 11 + slot + 1, before)).toBeLessThanOrEqual(0)
  }
})

test('a list can be of one theme, together with everything else', () => {
  const filters = filtersAt('/puzzle?t=1&theme=Fruit')
  expect(filters).toMatchObject({ typeId: 1, theme: 'Fruit' })
  expect(searchFor(filters).toString()).toBe('t=1&theme=Fruit')
  expect(requestFor(listingAt('/puzzle'), filters)).toMatchObject({ typeIds: [1], theme: 'Fruit' })
  expect(filtersAt('/puzzle?theme=').theme).toBeUndefined()
})

describe('filters', () => {
  test('are read from the address and written back to it', () => {
    expect(filtersAt('/puzzle?t=4&l=9')).toEqual({ typeId: 4, levelId: 9 })
    expect(searchFor({ typeId: 4, levelId: 9 }).toString()).toBe('t=4&l=9')
    expect(searchFor({}).toString()).toBe('')
  })

  test.each(['t=0&l=11', 't=six&l=', 't=-1&l=1.5', 't=1e1&l=NaN'])('pass over nonsense: %s', (search) => {
    expect(filtersAt(`/puzzle?${search}`)).toEqual({ typeId: undefined, levelId: undefined })
  })

  test('a junior level with Word or Grid resets to none', () => {
    expect(allowed({ typeId: 3, levelId: 8 })).toEqual({ typeId: 3, levelId: undefined })
    expect(allowed({ typeId: 2, levelId: 6 })).toEqual({ typeId: 2, levelId: undefined })
    expect(allowed({ typeId: 3, levelId: 5 })).toEqual({ typeId: 3, levelId: 5 })
    expect(filtersAt('/puzzle?t=2&l=7')).toEqual({ typeId: 2, levelId: undefined })
  })

  test('a kind that the list does not hold is no filter', () => {
    expect(filtersAt('/emojiLogicGames?t=1&l=3')).toEqual({ typeId: undefined, levelId: 3 })
  })
})

describe('the calls behind a list', () => {
  test('are one for every kind together, and one for a single kind', () => {
    const latest = listingAt('/new')
    expect(callsFor(requestFor(latest, { levelId: 4 }))).toEqual([{ levelId: 4 }])
    expect(callsFor(requestFor(latest, { typeId: 5 }))).toEqual([{ typeId: 5, levelId: undefined }])
  })

  test('are one for each kind of a category, without those that do not exist at the level', () => {
    const math = listingAt('/emojiMathPuzzles')
    expect(callsFor(requestFor(math, { levelId: 2 })).map(({ typeId }) => typeId)).toEqual([1, 2, 3])
    expect(callsFor(requestFor(math, { levelId: 8 })).map(({ typeId }) => typeId)).toEqual([1])
  })

  test('are merged newest day first with the kinds mixed, or most tried first, up to the limit', () => {
    const today = setOf(100)
    const yesterday = setOf(99)
    const newest = mergedList('new', [yesterday, today])
    expect(newest).toHaveLength(LIST_LIMIT)
    expect(newest.map(({ id }) => dayOfPuzzle(id))).toEqual([...Array<number>(40).fill(100), ...Array<number>(8).fill(99)])
    expect(newest.slice(0, 5).map(({ typeId }) => typeId)).toEqual([1, 2, 5, 3, 4])
    expect(new Set(newest.map(({ id }) => id)).size).toBe(LIST_LIMIT)
    const tried = yesterday.map((puzzle, index) => ({ ...puzzle, totalAttempted: 1000 - index }))
    expect(mergedList('popular', [today, tried]).slice(0, 40)).toEqual(tried)
  })

  test('go on behind the last that was shown, until a part is not full', () => {
    const newest = mergedList('new', [setOf(100), setOf(99)])
    expect(cursorAfter(newest)).toEqual({ before: newest.at(-1)?.id, beforeTotalAttempted: 10 })
    expect(cursorAfter(newest.slice(1))).toBeUndefined()
    expect(cursorAfter([])).toBeUndefined()
  })

  test('show a puzzle that comes twice once, where it was seen first', () => {
    const [first, second, third] = setOf(100)
    if (!first || !second || !third) throw new Error('no puzzles')
    const again = { ...first, totalAttempted: 11 }
    expect(
      joinedPages([
        [first, second],
        [again, third],
      ]),
    ).toEqual([again, second, third])
  })
})

import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getLatestAttempted, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getNewPuzzles,
  getNewPuzzlesMini,
  getPopularPuzzles,
  getPopularPuzzlesMini,
  getSeasonalPuzzles,
  getTodaysPictures,
  getTodaysPuzzles,
  getTodaysPuzzlesMini,
  readTodaysPuzzles,
} from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../platform/testing/test-site.ts'

/** An October day, with Halloween puzzles, and two later ones. */
const HALLOWEEN_DAY = A_DAY - 30
const DAYS = [HALLOWEEN_DAY, A_DAY - 1, A_DAY]
const ALL = DAYS.flatMap((day) => SLOTS.map((_, slot) => puzzleIdOf(day, slot))).toSorted(compareInList)

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: DAYS })
})
afterAll(() => site.close())

async function listed(body: object, path: string = getNewPuzzlesMini.path): Promise<number[]> {
  const reply = await site.post<MiniPuzzle[]>(path, body)
  expect(reply.status).toBe(200)
  return reply.body.map(({ i }) => i)
}

const NEXT_LEVELS: readonly LevelId[] = [1, 2, 3, 4, 5]
const JUNIOR_LEVELS: readonly LevelId[] = [6, 7, 8, 9, 10]

describe.each<readonly [string, PuzzleTypeId, readonly LevelId[], number]>([
  ['Classic', 1, [...NEXT_LEVELS, ...JUNIOR_LEVELS], 10],
  ['Grid', 2, NEXT_LEVELS, 5],
  ['Word', 3, NEXT_LEVELS, 5],
  ['Emojidoku', 4, [...NEXT_LEVELS, ...JUNIOR_LEVELS], 10],
  ['Spot the odd emoji', 5, [...NEXT_LEVELS, ...JUNIOR_LEVELS], 10],
])('a list of %s', (_, puzzleTypeId, levels, perDay) => {
  test('has all of that type, newest day first', async () => {
    const ids = await listed({ puzzleTypeId })
    expect(ids).toHaveLength(perDay * DAYS.length)
    const ofType = DAYS.flatMap((day) => levels.map((levelId) => puzzleOn(day, puzzleTypeId, levelId)))
    expect(ids).toEqual(ofType.toSorted(compareInList))
  })

  test('has one a day of each of its levels', async () => {
    for (const levelId of levels) {
      const wanted = DAYS.toReversed().map((day) => puzzleOn(day, puzzleTypeId, levelId))
      expect(await listed({ puzzleTypeId, levelId })).toEqual(wanted)
      expect((await listed({ puzzleTypeId, levelId }, getPopularPuzzlesMini.path)).toSorted()).toEqual(wanted.toSorted())
    }
  })
})

test('a level alone has those of every type that has it', async () => {
  for (const levelId of NEXT_LEVELS) expect(await listed({ levelId })).toHaveLength(5 * DAYS.length)
  for (const levelId of JUNIOR_LEVELS) expect(await listed({ levelId })).toHaveLength(3 * DAYS.length)
})

test.each([{}, { levelId: 'Unset' }, { levelId: null, puzzleTypeId: null, puzzleTheme: null }, { puzzleTypeId: 'Unset', puzzleTheme: '' }])(
  'no filter is %j',
  async (body) => {
    expect(await listed({ ...body, take: 3 })).toEqual(ALL.slice(0, 3))
  },
)

test('a list has as many as asked for, and 48 when nothing is asked', async () => {
  expect(await listed({ take: 1 })).toEqual(ALL.slice(0, 1))
  expect(await listed({ take: 48 })).toHaveLength(48)
  expect(await listed({})).toHaveLength(48)
})

test('a cursor at an edge', async () => {
  expect(await listed({ before: ALL.at(-1) })).toEqual([])
  expect(await listed({ before: ALL.at(-2) })).toEqual(ALL.slice(-1))
  expect(await listed({ before: 1 })).toEqual([])
  expect(await listed({ before: ALL[0], take: 1 })).toEqual([ALL[1]])
  expect(await listed({ before: ALL[39], take: 1 })).toEqual([ALL[40]])
  for (const before of [puzzleIdOf(A_DAY + 1, 0), 2_147_483_647]) {
    for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
      const beforeTotalAttempted = 0
      expect(await listed({ before, beforeTotalAttempted, take: 1 }, path)).toEqual(ALL.slice(0, 1))
    }
  }
  const [lastOfADay = 0, firstOfTheNext] = ALL.slice(79, 81)
  expect(await listed({ before: lastOfADay, take: 1 })).toEqual([firstOfTheNext])
})

test('a cursor that the filter leaves out goes on behind its position', async () => {
  const before = puzzleOn(A_DAY - 1, 1, 1)
  const emojidoku = await listed({ puzzleTypeId: 4 })
  expect(await listed({ puzzleTypeId: 4, before })).toEqual(emojidoku.filter((id) => compareInList(id, before) > 0))
})

test('the long spelling lists the same', async () => {
  const { body } = await site.post<{ PuzzleId: number }[]>(getNewPuzzles.path, { puzzleTypeId: 3, levelId: 2 })
  expect(body.map(({ PuzzleId }) => PuzzleId)).toEqual(await listed({ puzzleTypeId: 3, levelId: 2 }))
})

test('what is solved is left out on request only, and only for who solved it', async () => {
  const DeviceId = randomUUID()
  const id = puzzleOn(A_DAY, 1, 3)
  const guess = { PuzzleId: id, PuzzleGuess: await site.answerTo(id), DeviceId }
  expect((await site.post(uploadPuzzleGuessMini.path, guess)).body).toMatchObject({ ok: true })
  const filter = { puzzleTypeId: 1, levelId: 3 }
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
    expect(await listed({ ...filter, DeviceId, showSolved: false }, path)).not.toContain(id)
    expect(await listed({ ...filter, DeviceId, showSolved: false }, path)).toHaveLength(2)
    expect(await listed({ ...filter, DeviceId, showSolved: true }, path)).toContain(id)
    expect(await listed({ ...filter, DeviceId: randomUUID(), showSolved: false }, path)).toContain(id)
    expect(await listed({ ...filter, showSolved: false }, path)).toContain(id)
  }
})

test('seasonal puzzles lie within the ids asked for, both ends included', async () => {
  const seasonal = async (min: number, max: number): Promise<number[]> => {
    const { status, body } = await site.get(`${getSeasonalPuzzles.path}?min=${min}&max=${max}`)
    expect(status).toBe(200)
    return (JSON.parse(body.toString()) as { PuzzleId: number }[]).map(({ PuzzleId }) => PuzzleId)
  }
  const all = await seasonal(0, 2_147_483_647)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  expect(low).toBeGreaterThanOrEqual(puzzleIdOf(HALLOWEEN_DAY, 0))
  expect(high).toBeLessThanOrEqual(puzzleIdOf(HALLOWEEN_DAY, 39))
  expect((await seasonal(low, high)).toSorted()).toEqual(all.toSorted())
  expect(await seasonal(low, low)).toEqual([low])
  expect(await seasonal(low + 1, high)).not.toContain(low)
  expect(await seasonal(low, high - 1)).not.toContain(high)
  expect(await seasonal(high, low)).toEqual([])
})

type Json = Readonly<Record<string, unknown>>
const SEASON = `${getSeasonalPuzzles.path}?min=1&max=2147483647`

/** Every list, the flat ones by POST and two by GET, as types and addresses. */
async function everyList(filters: Readonly<Record<string, boolean>>, DeviceId: string) {
  const query = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)]))
  const posts = [
    getNewPuzzlesMini,
    getNewPuzzles,
    getPopularPuzzlesMini,
    getPopularPuzzles,
    getTodaysPuzzlesMini,
    getTodaysPuzzles,
    getLatestAttempted,
    getTodaysPictures,
  ]
  const lists: Record<string, Json[]> = {}
  for (const { path } of posts) lists[path] = (await site.post<Json[]>(path, { ...filters, DeviceId })).body
  for (const path of [`${readTodaysPuzzles.path}?${query}`, `${SEASON}&${query}`]) {
    lists[path.split('?')[0] ?? ''] = JSON.parse((await site.get(path)).body.toString()) as Json[]
  }
  return lists
}

const typeOf = (puzzle: Json) => Number(puzzle['t'] ?? puzzle['PuzzleTypeId'])
const hasAddress = (puzzle: Json) => Object.values(puzzle).some((value) => String(value).startsWith('/'))

test('every list leaves out Emojidoku, the odd emoji and all addresses when it is told to', async () => {
  const DeviceId = randomUUID()
  for (const [typeId, PuzzleGuess] of [
    [1, '999'],
    [4, '1'.repeat(81)],
    [5, '1-1'],
  ] as const) {
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleOn(A_DAY, typeId, 1), PuzzleGuess, DeviceId })
  }
  const whole = await everyList({ Sudoku: true, OddEmoji: true, RemoveUrls: false }, DeviceId)
  for (const [path, list] of Object.entries(whole)) {
    expect([path, [4, 5].every((type) => list.map(typeOf).includes(type)), list.every(hasAddress)]).toEqual([path, true, true])
  }
  const leftOut: readonly (readonly [Readonly<Record<string, boolean>>, readonly number[]])[] = [
    [{ Sudoku: false }, [4]],
    [{ OddEmoji: false, RemoveUrls: true }, [5]],
    [{ Sudoku: false, OddEmoji: false }, [4, 5]],
  ]
  for (const [filters, without] of leftOut) {
    for (const [path, list] of Object.entries(await everyList(filters, DeviceId))) {
      const left = whole[path]?.filter((puzzle) => !without.includes(typeOf(puzzle))) ?? []
      expect([path, list.length >= left.length, list.filter((puzzle) => without.includes(typeOf(puzzle)))]).toEqual([path, true, []])
      expect([path, list.some(hasAddress)]).toEqual([path, !('RemoveUrls' in filters)])
    }
  }
})

test('a type that is asked for and left out at once has no puzzles, and what is hidden as solved is left out too', async () => {
  expect(await listed({ puzzleTypeId: 4, Sudoku: false })).toEqual([])
  expect(await listed({ puzzleTypeId: 5, OddEmoji: false }, getPopularPuzzlesMini.path)).toEqual([])
  const DeviceId = randomUUID()
  const solved = puzzleOn(A_DAY, 1, 6)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId: solved, PuzzleGuess: await site.answerTo(solved), DeviceId })
  const unsolved = { DeviceId, showSolved: false, Sudoku: false }
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path, getTodaysPuzzlesMini.path]) {
    const ids = await listed({ ...unsolved, levelId: 6 }, path)
    expect([path, ids.includes(puzzleOn(A_DAY, 5, 6)), ids.includes(solved), ids.includes(puzzleOn(A_DAY, 4, 6))]).toEqual([
      path,
      true,
      false,
      false,
    ])
  }
})

test('today has the filters of lists', async () => {
  expect(await listed({ puzzleTypeId: 3, levelId: 6 }, getTodaysPuzzlesMini.path)).toHaveLength(5)
  expect(await listed({ puzzleTypeId: 1, levelId: 6 }, getTodaysPuzzlesMini.path)).toEqual([puzzleOn(A_DAY, 1, 6)])
  expect(await listed({ puzzleTheme: 'none such' }, getTodaysPuzzlesMini.path)).toEqual([])
})

import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import type { MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import { getNewPuzzlesMini, getPopularPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { A_DAY, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'

const DAYS = [A_DAY - 3, A_DAY - 2, A_DAY - 1, A_DAY]
const NEW = getNewPuzzlesMini.path
const POPULAR = getPopularPuzzlesMini.path

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: DAYS })
})
afterEach(() => site.close())

/** Reads a list to its end as a page does, and does something else after the first part. */
async function readOn(path: string, filter: object, meanwhile: (seen: readonly MiniPuzzle[]) => Promise<void>): Promise<number[]> {
  const seen: MiniPuzzle[] = []
  for (;;) {
    const last = seen.at(-1)
    const cursor = last ? { before: last.i, beforeTotalAttempted: last.ta } : {}
    const { status, body } = await site.post<MiniPuzzle[]>(path, { ...filter, ...cursor })
    expect(status).toBe(200)
    expect(body.length).toBeLessThanOrEqual(48)
    if (body.length === 0) return seen.map(({ i }) => i)
    if (seen.push(...body) === body.length) await meanwhile(seen)
  }
}

async function attempt(puzzleId: number): Promise<void> {
  const PuzzleGuess = wrongGuess(slotOfPuzzle(puzzleId).typeId, await site.answerTo(puzzleId))
  const reply = await site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess, DeviceId: randomUUID() })
  expect(reply.status).toBe(200)
}

const everyIdOf = (days: readonly number[]) =>
  days.flatMap((day) => Array.from({ length: 40 }, (_, slot) => puzzleIdOf(day, slot))).toSorted(compareInList)

function isOf(id: number, { puzzleTypeId, levelId }: { readonly puzzleTypeId?: number; readonly levelId?: number }): boolean {
  const slot = slotOfPuzzle(id)
  return (puzzleTypeId ?? slot.typeId) === slot.typeId && (levelId ?? slot.levelId) === slot.levelId
}

async function publishNextDay(): Promise<void> {
  await site.publisher.publish(A_DAY + 1)
  site.goTo(A_DAY + 1)
}

test('a new day that is published while someone reads on brings neither gaps nor repetitions', async () => {
  expect(await readOn(NEW, {}, publishNextDay)).toEqual(everyIdOf(DAYS))
  expect((await readOn(NEW, {}, async () => {})).length).toBe(200)
})

test('a filtered list goes on over the change of the day, too', async () => {
  const ofClassic = everyIdOf(DAYS).filter((id) => slotOfPuzzle(id).typeId === 1)
  expect(await readOn(NEW, { puzzleTypeId: 1, take: 9 }, publishNextDay)).toEqual(ofClassic)
})

test.each([1, 2, 7, 40, 47])('parts of %i are the same list, whatever it is filtered by', async (take) => {
  for (const path of [NEW, POPULAR]) {
    for (const filter of [{}, { puzzleTypeId: 4 }, { levelId: 2 }, { puzzleTypeId: 5, levelId: 7 }]) {
      const ids = await readOn(path, { ...filter, take }, async () => {})
      expect(ids).toEqual(everyIdOf(DAYS).filter((id) => isOf(id, filter)))
    }
  }
})

test('what is solved and left out makes no gap', async () => {
  const DeviceId = randomUUID()
  const solved = [puzzleOn(A_DAY, 1, 6), puzzleOn(A_DAY, 2, 1), puzzleOn(A_DAY, 5, 7)]
  for (const PuzzleId of solved)
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), DeviceId })
  const left = everyIdOf(DAYS).filter((id) => !solved.includes(id))
  expect(await readOn(NEW, { take: 5, showSolved: false, DeviceId }, async () => {})).toEqual(left)
})

test('the popular list has what was tried most first, then the others as the new ones are listed', async () => {
  const [most, one, other] = [puzzleOn(A_DAY, 3, 5), puzzleOn(A_DAY, 5, 5), puzzleOn(A_DAY, 1, 6)]
  for (const id of [most, one, other, most]) await attempt(id)
  const others = everyIdOf(DAYS).filter((id) => ![most, one, other].includes(id))
  for (const take of [1, 3, 48]) expect(await readOn(POPULAR, { take }, async () => {})).toEqual([most, other, one, ...others])
})

test('the popular list goes on behind what was seen when a new day is published', async () => {
  await attempt(puzzleOn(A_DAY, 1, 1))
  const ids = await readOn(POPULAR, {}, publishNextDay)
  expect(ids).toHaveLength(160)
  expect(new Set(ids)).toEqual(new Set(everyIdOf(DAYS)))
})

test('the popular list goes on where it was when the last puzzle seen is tried by more players meanwhile', async () => {
  await attempt(puzzleOn(A_DAY, 1, 1))
  const ids = await readOn(POPULAR, { take: 5 }, async (seen) => {
    for (let times = 0; times < 3; times += 1) await attempt(Number(seen.at(-1)?.i))
  })
  expect(ids).toHaveLength(160)
  expect(new Set(ids).size).toBe(160)
})

test.each([
  { before: 0 },
  { before: 'x' },
  { take: 49 },
  { before: 7, beforeTotalAttempted: -1 },
  { before: 7, beforeTotalAttempted: 2 ** 31 },
])('a list that cannot go on as asked says so: %j', async (body) => {
  for (const path of [NEW, POPULAR]) expect((await site.post(path, body)).status).toBe(400)
})

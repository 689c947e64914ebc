import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleFromWire, type LongPuzzle, type MiniPuzzle } from '@emojigma/contract/wire/puzzle-view.ts'
import {
  getNewPuzzlesMini,
  getPopularPuzzlesMini,
  getPuzzle,
  getPuzzleMini,
  getRandomPuzzle,
  getSeasonalPuzzles,
  getTodaysPictures,
  getTodaysPuzzles,
  getTodaysPuzzlesMini,
  getTryOnePuzzle,
  readTodaysPuzzles,
} from '@emojigma/contract/puzzles/puzzles.ts'
import { longPuzzle, miniPuzzle } from '@emojigma/contract/wire/puzzle.ts'
import { dayOfPuzzle, dayStartMs, puzzleIdOf, SLOTS } from '@emojigma/engine/day.ts'
import { compareInList } from '@emojigma/contract/rules/list-order.ts'
import { canonicalGuess } from '@emojigma/engine/guess.ts'
import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openServer } from '../../platform/http/server.ts'
import { AnswerAddresses } from './answer-addresses.ts'
import { A_DAY, draftsHere, openTestSite, puzzleOn, wrongGuess, type TestSite } from '../../platform/testing/test-site.ts'
import { WordsInLanguage } from './words-in-language.ts'
import { Publisher } from './publisher.ts'
import { routePuzzles } from './routes.ts'
import { Puzzles } from './service.ts'

const ANSWER_KEYS = ['a', 'aw', 'sa', 'ai', 'as', 'Answer', 'AnswerWord', 'SudokuAnswer', 'AnswerImageUrl', 'AnswerImageSvg']
/** An October day, with Halloween puzzles. */
const HALLOWEEN_DAY = A_DAY - 30
const DAYS = [HALLOWEEN_DAY, A_DAY - 2, A_DAY - 1, A_DAY]

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: DAYS })
})
afterAll(() => site.close())

async function idsFrom(path: string, body: object): Promise<number[]> {
  const reply = await site.post<MiniPuzzle[]>(path, body)
  expect(reply.status).toBe(200)
  return reply.body.map(({ i }) => i)
}

async function guess(deviceId: string, puzzleId: number, isRight: boolean): Promise<void> {
  const answer = await site.answerTo(puzzleId)
  const typeId = SLOTS[(puzzleId - 1) % 40]?.typeId ?? 1
  const reply = await site.post(uploadPuzzleGuessMini.path, {
    PuzzleId: puzzleId,
    PuzzleGuess: isRight ? answer : wrongGuess(typeId, answer),
    DeviceId: deviceId,
  })
  expect(reply.body).toMatchObject({ ok: isRight })
}

test('each of the forty puzzles arrives as the contract spells it, without its answer', async () => {
  for (const [slot, { typeId, levelId }] of SLOTS.entries()) {
    const id = puzzleIdOf(A_DAY, slot)
    const { status, body } = await site.post<MiniPuzzle>(getPuzzleMini.path, { PuzzleId: id })
    expect(status).toBe(200)
    expect(miniPuzzle.strict().parse(body)).toMatchObject({ i: id, t: typeId, l: levelId, at: 0, c: 0, ta: 0, r: false, td: true })
    for (const key of ANSWER_KEYS) expect(body).not.toHaveProperty(key)
    const view = puzzleFromWire(body)
    expect(view.text.length).toBeGreaterThan(10)
    expect(view.question?.typeId).toBe(typeId < 4 ? typeId : undefined)
    expect(view.sudokuQuestion?.length).toBe(typeId === 4 ? (levelId > 5 ? 16 : 81) : undefined)
    const answer = await site.answerTo(id)
    expect(canonicalGuess(typeId, levelId, answer)).toBe(answer)
    expect(view.answerDigest).toBe(createHash('sha256').update(`${id}:${answer}`).digest('hex'))
    expect(JSON.stringify(body)).not.toContain(typeId === 4 || typeId === 3 ? answer : 'never in a puzzle')
  }
})

test('the call without Mini says the same in long names', async () => {
  const id = puzzleOn(A_DAY, 3, 2)
  const mini = await site.post(getPuzzleMini.path, { PuzzleId: id })
  const long = await site.post(getPuzzle.path, { PuzzleId: id })
  expect(longPuzzle.strict().parse(long.body)).toMatchObject({ PuzzleId: id, PuzzleTypeId: 3, LevelId: 2, Attempted: 0 })
  expect(Object.values(long.body)).toEqual(Object.values(mini.body))
})

test('RemoveUrls leaves out every address', async () => {
  const { body } = await site.post(getPuzzleMini.path, { PuzzleId: puzzleOn(A_DAY, 1, 1), RemoveUrls: true })
  expect(JSON.stringify(body)).not.toContain('/emojigma/')
  expect(body).toMatchObject({ i: puzzleOn(A_DAY, 1, 1) })
})

test('a picked puzzle has no addresses either when they are not wanted', async () => {
  for (const { path } of [getTryOnePuzzle, getRandomPuzzle]) {
    const { body } = await site.post<LongPuzzle>(path, { RemoveUrls: true })
    expect(Object.keys(body).filter((key) => key.includes('Image'))).toEqual([])
    expect(body.PuzzleId).toBeGreaterThan(0)
  }
})

test('an id that is unknown, unpublished or of a day to come is null', async () => {
  for (const PuzzleId of [puzzleIdOf(A_DAY, 39) + 1, 1, 2_147_483_647]) {
    expect(await site.post(getPuzzleMini.path, { PuzzleId })).toMatchObject({ status: 200, body: null })
  }
})

test('a published day stays hidden while the clock stands before it', async () => {
  site.goTo(A_DAY - 1)
  const tomorrow = puzzleOn(A_DAY, 1, 1)
  expect((await site.post(getPuzzleMini.path, { PuzzleId: tomorrow })).body).toBeNull()
  expect(Math.max(...(await idsFrom(getNewPuzzlesMini.path, {})))).toBe(puzzleIdOf(A_DAY - 1, 39))
  expect(Math.max(...(await idsFrom(getPopularPuzzlesMini.path, {})))).toBe(puzzleIdOf(A_DAY - 1, 39))
  expect((await site.get(`/emojigma/production/Puzzle_${tomorrow}_Easy.svg`)).status).toBe(404)
  site.goTo(A_DAY)
})

test("the today calls answer the day's forty in the order of the sections", async () => {
  const forty = SLOTS.map((_, slot) => puzzleIdOf(A_DAY, slot))
  expect(await idsFrom(getTodaysPuzzlesMini.path, {})).toEqual(forty)
  for (const path of [getTodaysPuzzles.path, '/api/Puzzle/GetAllTodaysLatestPuzzles', '/api/Puzzle/GetAllTodaysLatestPuzzlesLatest']) {
    const { body } = await site.post<LongPuzzle[]>(path)
    expect(body.map(({ PuzzleId }) => PuzzleId)).toEqual(forty)
  }
  const reply = await site.get(`${readTodaysPuzzles.path}?DeviceId=${randomUUID()}`)
  expect((JSON.parse(reply.body.toString()) as LongPuzzle[]).map(({ PuzzleId }) => PuzzleId)).toEqual(forty)
})

test('the Url forms name a picture for each of the forty', async () => {
  for (const path of [getTodaysPictures.path, '/api/Puzzle/GetAllTodaysLatestPuzzlesLatestUrl']) {
    const { body } = await site.post(path, {})
    const pictures = z.array(getTodaysPictures.replies[200].element.strict()).length(40).parse(body)
    expect(pictures[0]).toEqual({
      PuzzleId: puzzleIdOf(A_DAY, 0),
      PuzzleTypeId: 1,
      LevelId: 6,
      Url: '/emojigma/latest/Classic_Junior1.avif?v=2026-11-21',
    })
  }
})

test('a picture is named by the day of its puzzle, also when midnight comes while it is asked for', async () => {
  let looks = 0
  const clock = { nowMs: () => dayStartMs(A_DAY) + (looks++ === 0 ? -1 : 0) }
  const { database } = site
  const { queries, lately } = database
  const app = openServer({ trustProxy: false, isSecure: false, inlineScript: undefined, logger: false, mayUpgrade: () => false })
  const publisher = new Publisher({ database, drafts: draftsHere, clock, log: app.log })
  const answerAddresses = new AnswerAddresses('a secret of tests only')
  const words = new WordsInLanguage({ database, drafts: draftsHere })
  const puzzles = new Puzzles({ queries, lately, publisher, answerAddresses, words, clock, randomBelow: () => 0 })
  routePuzzles(app, puzzles, { note: () => undefined, noteDevice: () => undefined })
  const reply = await app.inject({ method: 'POST', url: getTodaysPictures.path, payload: {} })
  const [first] = getTodaysPictures.replies[200].parse(reply.json())
  expect(first).toMatchObject({ PuzzleId: puzzleIdOf(A_DAY - 1, 0), Url: '/emojigma/latest/Classic_Junior1.avif?v=2026-11-20' })
  await app.close()
})

test('new puzzles come newest day first with its kinds and levels mixed, and before goes on behind the last one seen', async () => {
  const first = await idsFrom(getNewPuzzlesMini.path, {})
  expect(first).toHaveLength(48)
  expect(first).toEqual(first.toSorted(compareInList))
  expect(first[0]).toBe(puzzleOn(A_DAY, 1, 6))
  const second = await idsFrom(getNewPuzzlesMini.path, { before: first.at(-1), take: 10 })
  expect(second).toHaveLength(10)
  const all = [A_DAY, A_DAY - 1].flatMap((day) => SLOTS.map((_, slot) => puzzleIdOf(day, slot))).toSorted(compareInList)
  expect([...first, ...second]).toEqual(all.slice(0, 58))
})

test('filters of type, level and theme apply, alone and together', async () => {
  const slotsOf = (ids: number[]) => ids.map((id) => SLOTS[(id - 1) % 40])
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
    expect(new Set(slotsOf(await idsFrom(path, { puzzleTypeId: 4 })).map((slot) => slot?.typeId))).toEqual(new Set([4]))
    expect(new Set(slotsOf(await idsFrom(path, { levelId: 7 })).map((slot) => slot?.levelId))).toEqual(new Set([7]))
    expect(await idsFrom(path, { puzzleTypeId: 5, levelId: 3 })).toEqual(DAYS.toReversed().map((day) => puzzleOn(day, 5, 3)))
    const { body } = await site.post<MiniPuzzle[]>(path, { puzzleTheme: 'Halloween' })
    expect(body.length).toBeGreaterThan(10)
    expect(body.every(({ th }) => th === 'Halloween')).toBe(true)
    expect(await idsFrom(path, { puzzleTheme: 'No such theme' })).toEqual([])
    expect(await idsFrom(path, { levelId: 'Unset', puzzleTypeId: 'Unset' })).toHaveLength(48)
  }
})

test('a junior level with Word or Grid is no level', async () => {
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
    for (const puzzleTypeId of [2, 3]) {
      expect(await idsFrom(path, { puzzleTypeId, levelId: 6 })).toEqual(await idsFrom(path, { puzzleTypeId }))
    }
  }
})

test('popular puzzles are ordered by how many attempted them, page by page', async () => {
  const most = puzzleOn(A_DAY, 1, 1)
  const some = puzzleOn(A_DAY, 2, 1)
  for (let times = 0; times < 2; times += 1) await guess(randomUUID(), most, false)
  await guess(randomUUID(), some, false)
  const first = await idsFrom(getPopularPuzzlesMini.path, { take: 3 })
  expect(first.slice(0, 2)).toEqual([most, some])
  const all = [...first]
  for (;;) {
    const next = await idsFrom(getPopularPuzzlesMini.path, { take: 48, before: all.at(-1) })
    if (next.length === 0) break
    all.push(...next)
  }
  expect(all).toHaveLength(160)
  expect(new Set(all).size).toBe(160)
})

test('showSolved: false leaves out what the device solved, and nothing else', async () => {
  const deviceId = randomUUID()
  const solved = puzzleOn(A_DAY, 5, 10)
  const wrong = puzzleOn(A_DAY, 5, 9)
  await guess(deviceId, solved, true)
  await guess(deviceId, wrong, false)
  for (const path of [getNewPuzzlesMini.path, getPopularPuzzlesMini.path]) {
    const request = { puzzleTypeId: 5, DeviceId: deviceId }
    expect(await idsFrom(path, { ...request, showSolved: true })).toContain(solved)
    const unsolved = await idsFrom(path, { ...request, showSolved: false })
    expect(unsolved).not.toContain(solved)
    expect(unsolved).toContain(wrong)
    expect(await idsFrom(path, { ...request, showSolved: false, DeviceId: randomUUID() })).toContain(solved)
  }
})

test('seasonal puzzles are those of the season, within the asked ids', async () => {
  const from = puzzleIdOf(HALLOWEEN_DAY, 0)
  const reply = await site.get(`${getSeasonalPuzzles.path}?min=${from}&max=2147483647`)
  const found = JSON.parse(reply.body.toString()) as LongPuzzle[]
  expect(found.length).toBeGreaterThan(10)
  expect(found.every(({ PuzzleTheme }) => PuzzleTheme === 'Halloween')).toBe(true)
  const ids = found.map(({ PuzzleId }) => PuzzleId)
  const narrow = await site.get(`${getSeasonalPuzzles.path}?min=${ids[3]}&max=${ids[1]}`)
  expect((JSON.parse(narrow.body.toString()) as LongPuzzle[]).map(({ PuzzleId }) => PuzzleId)).toEqual(ids.slice(1, 4))
})

test('try one and RP give a puzzle of today that the guest may still play', async () => {
  const deviceId = randomUUID()
  const played = [puzzleOn(A_DAY, 1, 6), puzzleOn(A_DAY, 1, 7), puzzleOn(A_DAY, 1, 8)]
  for (const path of [getTryOnePuzzle.path, getRandomPuzzle.path]) {
    const { body } = await site.post(path, { DeviceId: deviceId })
    expect(longPuzzle.strict().parse(body)).toMatchObject({ TodaysPuzzle: true })
  }
  await guess(deviceId, played[0] ?? 0, true)
  await guess(deviceId, played[1] ?? 0, true)
  await guess(deviceId, played[2] ?? 0, false)
  for (const path of [getTryOnePuzzle.path, getRandomPuzzle.path]) {
    for (let times = 0; times < 5; times += 1) {
      expect((await site.post(path, { DeviceId: deviceId })).body).toMatchObject({ PuzzleId: played[2] })
    }
  }
  await guess(deviceId, played[2] ?? 0, true)
  expect((await site.post(getTryOnePuzzle.path, { DeviceId: deviceId })).body).toBeNull()
  expect(played).toContain((await site.post(getRandomPuzzle.path, { DeviceId: deviceId })).body['PuzzleId'])
})

test('with a plan a random puzzle is of any published day, however old', async () => {
  const days = [A_DAY - 900, A_DAY - 40, A_DAY]
  const old = await openTestSite({ days })
  const { accountId, token } = await old.register()
  await old.grant(accountId, 'individual')
  const seen = new Map(days.map((day) => [day, 0]))
  for (let times = 0; times < 60; times += 1) {
    const { body } = await old.post<{ PuzzleId: number }>(getRandomPuzzle.path, {}, token)
    const day = dayOfPuzzle(body.PuzzleId)
    seen.set(day, (seen.get(day) ?? 0) + 1)
  }
  // Twenty each are expected. Fewer than four of one day come once in ten million runs.
  expect(Math.min(...seen.values())).toBeGreaterThanOrEqual(4)
  await old.close()
})

test('when the day turns, today is published as soon as somebody asks', async () => {
  const turning = await openTestSite()
  turning.setClock(dayStartMs(A_DAY + 1) - 1)
  const before = await turning.post<MiniPuzzle[]>(getTodaysPuzzlesMini.path)
  expect(before.body[0]).toMatchObject({ i: puzzleIdOf(A_DAY, 0), td: true })
  turning.setClock(dayStartMs(A_DAY + 1))
  const replies = await Promise.all(Array.from({ length: 5 }, () => turning.post<MiniPuzzle[]>(getTodaysPuzzlesMini.path)))
  for (const { body } of replies) expect(body[0]).toMatchObject({ i: puzzleIdOf(A_DAY + 1, 0), td: true })
  const yesterday = await turning.post(getPuzzleMini.path, { PuzzleId: puzzleIdOf(A_DAY, 0) })
  expect(yesterday.body).toMatchObject({ td: false })
  await turning.close()
})

test('the address of a random puzzle leads to the page of one that any visitor may play, and is not kept', async () => {
  const { status, headers } = await site.get('/puzzle/random')
  expect([status, headers['cache-control']]).toEqual([302, 'no-store'])
  const id = Number(/^\/puzzle\/(\d+)$/.exec(String(headers['location']))?.[1])
  expect(id).toBeGreaterThanOrEqual(puzzleIdOf(A_DAY, 0))
  expect(id).toBeLessThan(puzzleIdOf(A_DAY + 1, 0))
})

import { getForYou, type ForYou } from '@emojigma/contract/practice/for-you.ts'
import { moveDeviceGuesses, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../../platform/clock.ts'
import { A_DAY, NOON_MS, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { openTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts'
import { RatingJobs } from './service.ts'

let shared: TestDatabase
let site: TestSite
beforeEach(async () => {
  shared = await openTestDatabase()
  site = await openTestSite({ shared, days: [A_DAY - 1, A_DAY] })
})
afterEach(async () => {
  await site.close()
  await shared.remove()
})

const jobs = (): RatingJobs => site.service(RatingJobs)

async function guess(DeviceId: string, slot: number, isRight: boolean, at: TestSite = site, token?: string): Promise<void> {
  const PuzzleId = puzzleIdOf(A_DAY, slot)
  const answer = await site.answerTo(PuzzleId)
  const PuzzleGuess = isRight ? answer : wrong(answer)
  const { status } = await at.post(
    uploadPuzzleGuessMini.path,
    { PuzzleId, PuzzleGuess, ...(token === undefined ? { DeviceId } : {}) },
    token,
  )
  expect(status).toBe(200)
}

function wrong(answer: string): string {
  return /^-?\d+$/u.test(answer) ? String(Number(answer) + 1) : [...answer].toReversed().join('')
}

async function kept() {
  const { queries } = site.database
  const players = await queries.selectFrom('player_ratings').selectAll().orderBy('player_id').orderBy('type_id').execute()
  const puzzles = await queries.selectFrom('puzzle_ratings').selectAll().where('played', '>', 0).orderBy('puzzle_id').execute()
  return { players, puzzles }
}

test('every published puzzle has a rating before anybody plays it, the harder level the higher', async () => {
  await jobs().round()
  const rows = await site.database.queries.selectFrom('puzzle_ratings').selectAll().orderBy('puzzle_id').execute()
  expect(rows).toHaveLength(80)
  expect(rows.every(({ deviation, current, value }) => deviation > 0 && current === value)).toBe(true)
  const [easiest, hardest] = [rows[0], rows[9]]
  expect(hardest?.value).toBeGreaterThan((easiest?.value ?? 0) + 2000)
})

test('a right first try raises the player and lowers the puzzle, once, and only when nothing more can change', async () => {
  await jobs().round()
  const device = randomUUID()
  await guess(device, 5, true)
  await jobs().round()
  expect((await kept()).players).toEqual([])
  site.setClock(NOON_MS + HOUR_MS)
  await jobs().round()
  await jobs().round()
  const { players, puzzles } = await kept()
  expect(players).toMatchObject([{ type_id: 1, played: 1, attempts: 1 }])
  expect(players[0]?.surprise).toBeGreaterThan(0)
  expect(puzzles).toMatchObject([{ puzzle_id: puzzleIdOf(A_DAY, 5), played: 1 }])
  expect(puzzles[0]?.current).toBeLessThan(puzzles[0]?.value ?? 0)
})

test('a day that is over is counted into ratings, and a round that was stopped before it began leaves nothing half done', async () => {
  const devices = Array.from({ length: 4 }, () => randomUUID())
  for (const [index, device] of devices.entries()) await guess(device, 6, index % 2 === 0)
  site.setClock(NOON_MS + HOUR_MS)
  const ended = new AbortController()
  ended.abort()
  await jobs().round(ended.signal)
  expect((await kept()).players).toEqual([])
  await jobs().round()
  const before = await kept()
  expect(before.players.map(({ attempts }) => attempts)).toEqual([1, 1, 1, 1])
  site.setClock(dayStartMs(A_DAY + 1) + 2 * HOUR_MS)
  await site.publisher.publishToday()
  const PuzzleId = puzzleIdOf(A_DAY + 1, 6)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), DeviceId: devices[0] })
  site.setClock(dayStartMs(A_DAY + 1) + 3 * HOUR_MS)
  await jobs().round()
  const { players, puzzles } = await kept()
  expect(players.filter(({ attempts }) => attempts > 0)).toMatchObject([{ day: A_DAY + 1, played: 2 }])
  expect(players[1]?.value).not.toBe(before.players[1]?.value)
  expect(puzzles.find(({ puzzle_id }) => puzzle_id === puzzleIdOf(A_DAY, 6))).toMatchObject({ attempts: 0, played: 4 })
  await jobs().round()
  expect(await kept()).toEqual({ players, puzzles })
})

test('two processes at once count each attempt once', async () => {
  const other = await openTestSite({ shared, days: [A_DAY] })
  const devices = Array.from({ length: 6 }, () => randomUUID())
  for (const [index, device] of devices.entries()) await guess(device, 7, index > 2, index % 2 === 0 ? site : other)
  for (const one of [site, other]) one.setClock(NOON_MS + HOUR_MS)
  await Promise.all([site, other, site, other].map((one) => one.service(RatingJobs).round()))
  const { players, puzzles } = await kept()
  expect(players.map(({ played }) => played)).toEqual([1, 1, 1, 1, 1, 1])
  expect(puzzles).toMatchObject([{ played: 6, attempts: 6 }])
  await other.close()
})

test('what a device’s attempts say becomes the account’s with them, and goes with the account', async () => {
  const device = randomUUID()
  for (const slot of [0, 1, 10]) await guess(device, slot, true)
  site.setClock(NOON_MS + HOUR_MS)
  await jobs().round()
  const { token } = await site.register()
  expect((await site.post(moveDeviceGuesses.path, { DeviceId: device }, token)).status).toBe(200)
  const { players } = await kept()
  expect(players).toMatchObject([
    { type_id: 1, played: 2 },
    { type_id: 2, played: 1 },
  ])
  expect(new Set(players.map(({ player_id }) => player_id)).size).toBe(1)
  await site.database.queries
    .deleteFrom('players')
    .where('id', '=', players[0]?.player_id ?? 0)
    .execute()
  expect((await kept()).players).toEqual([])
})

test('a guest is offered some of today’s, within the three that are free, and never what was begun', async () => {
  await jobs().round()
  const DeviceId = randomUUID()
  const first = await site.post<ForYou>(getForYou.path, { DeviceId })
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({ Kinds: [], IsAnyDay: false, FreeLeft: 3 })
  expect(first.body.Puzzles.map(({ Step }) => Step)).toEqual(['warm-up', 'just right', 'stretch'])
  for (const slot of [0, 1]) await guess(DeviceId, slot, slot === 0)
  const { body } = await site.post<ForYou>(getForYou.path, { DeviceId })
  expect(body.FreeLeft).toBe(1)
  expect(body.Kinds).toEqual([{ PuzzleTypeId: 1, Attempts: 2, FirstTries: 1 }])
  expect(body.Puzzles.length).toBeLessThanOrEqual(1)
  expect(JSON.stringify(body)).not.toMatch(/rating|deviation|chance/iu)
})

test('what is offered is told in the language in which it is asked for, also to who has just read it in another one', async () => {
  const DeviceId = randomUUID()
  const english = (await site.post<ForYou>(getForYou.path, { DeviceId })).body
  const spanish = (await site.post<ForYou>(`/es${getForYou.path}`, { DeviceId })).body
  expect(spanish.Puzzles.map(({ Puzzle }) => Puzzle.i)).toEqual(english.Puzzles.map(({ Puzzle }) => Puzzle.i))
  for (const [index, { Puzzle }] of spanish.Puzzles.entries()) expect(Puzzle.tx).not.toBe(english.Puzzles[index]?.Puzzle.tx)
})

test('what was revealed, or played on a device before, is offered no more at once', async () => {
  const [DeviceId, { token }] = [randomUUID(), await site.register()]
  const ask = async () => (await site.post<ForYou>(getForYou.path, {}, token)).body
  const idsOf = ({ Puzzles }: ForYou) => Puzzles.map(({ Puzzle }) => Puzzle.i)
  const [revealed = 0] = idsOf(await ask())
  expect((await site.post(setPuzzleRevealed.path, { PuzzleId: revealed }, token)).status).toBe(200)
  const second = await ask()
  expect([second.FreeLeft, second.Kinds, idsOf(second).includes(revealed)]).toEqual([2, [], false])
  const [played = 0] = idsOf(second)
  await guess(DeviceId, (played - 1) % 40, true)
  expect((await site.post(moveDeviceGuesses.path, { DeviceId }, token)).status).toBe(200)
  expect(idsOf(await ask())).not.toContain(played)
})

test('with a plan seven are offered, of any day but those to come, and none that was begun', async () => {
  for (const day of [A_DAY + 1, A_DAY + 2]) await site.publisher.publish(day)
  await jobs().round()
  const { accountId, token } = await site.register()
  await site.grant(accountId, 'individual')
  const { body } = await site.post<ForYou>(getForYou.path, {}, token)
  expect(body.IsAnyDay).toBe(true)
  expect(body.Puzzles.map(({ Step }) => Step)).toEqual(['warm-up', ...Array.from({ length: 5 }, () => 'just right'), 'stretch'])
  const ids = body.Puzzles.map(({ Puzzle }) => JSON.stringify(Puzzle))
  expect(new Set(ids).size).toBe(7)
})

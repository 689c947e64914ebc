import { exportAccount } from '@emojigma/contract/accounts/accounts.ts'
import { getForYou, type ForYou } from '@emojigma/contract/practice/for-you.ts'
import { moveDeviceGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HOUR_MS } from '../../../platform/clock.ts'
import { A_DAY, openTestSite, wrongGuess, type TestSite } from '../../../platform/testing/test-site.ts'
import { Practice } from '../service.ts'
import { RatingJobs } from './service.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(() => site.close())

/** Classic, Level 5: equal groups on any day. */
const SLOT = 4
const LOOKING = 30

interface Player {
  readonly DeviceId?: string
  readonly token?: string
}

async function play({ token, ...device }: Player, day: number, slot: number, isRight: boolean, HintRung = 0): Promise<void> {
  const PuzzleId = puzzleIdOf(day, slot)
  const answer = await site.answerTo(PuzzleId)
  const PuzzleGuess = isRight ? answer : wrongGuess(slot >= LOOKING ? 5 : 1, answer)
  expect((await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, HintRung, ...device }, token)).status).toBe(200)
}

async function goTo(day: number, hours = 12): Promise<void> {
  site.setClock(dayStartMs(day) + hours * HOUR_MS)
  await site.publisher.publish(day)
}

async function count(day: number): Promise<void> {
  site.setClock(dayStartMs(day) + 14 * HOUR_MS)
  await site.service(RatingJobs).round()
}

const offered = async ({ token, ...device }: Player) => (await site.post<ForYou>(getForYou.path, device, token)).body.Puzzles
const comingBack = async (player: Player) => (await offered(player)).filter(({ MetOn }) => MetOn !== undefined)
const ideaOf = async (puzzleId: number) => (await site.service(Practice).placeLike(puzzleId))?.strand

test('what was missed comes back after three days in another puzzle of the idea, and says when it was met', async () => {
  const player = { DeviceId: randomUUID() }
  await play(player, A_DAY, SLOT, false)
  await count(A_DAY)
  await goTo(A_DAY + 2)
  expect(await comingBack(player)).toEqual([])
  await goTo(A_DAY + 3)
  const puzzles = await offered(player)
  expect(puzzles.length).toBeLessThanOrEqual(3)
  const review = puzzles.find(({ MetOn }) => MetOn !== undefined)
  expect(review?.MetOn).toBe(dayDate(A_DAY))
  expect(review?.Puzzle.i).not.toBe(puzzleIdOf(A_DAY, SLOT))
  expect(await ideaOf(review?.Puzzle.i ?? 0)).toBe(await ideaOf(puzzleIdOf(A_DAY, SLOT)))
})

test('it comes back once more after a clean solve, and at once no more', async () => {
  const player = { DeviceId: randomUUID() }
  await play(player, A_DAY, SLOT, true, 2)
  await count(A_DAY)
  await goTo(A_DAY + 3)
  const [review] = await comingBack(player)
  const slot = ((review?.Puzzle.i ?? 1) - 1) % 40
  await play(player, A_DAY + 3, slot, true)
  await count(A_DAY + 3)
  expect(await comingBack(player)).toEqual([])
  const { queries } = site.database
  expect(await queries.selectFrom('reviews').select(['stage', 'due_day']).execute()).toEqual([{ stage: 1, due_day: A_DAY + 7 }])
})

test('what was solved at the first try does not come back, nor does looking', async () => {
  const player = { DeviceId: randomUUID() }
  await play(player, A_DAY, SLOT, true)
  await play(player, A_DAY, LOOKING, false)
  await count(A_DAY)
  expect(await site.database.queries.selectFrom('reviews').selectAll().execute()).toEqual([])
})

test('a device’s reviews become the account’s, which exports them, and are gone with the player', async () => {
  const device = { DeviceId: randomUUID() }
  await play(device, A_DAY, SLOT, false)
  await count(A_DAY)
  await goTo(A_DAY + 3)
  const { token } = await site.register()
  expect((await site.post(moveDeviceGuesses.path, device, token)).status).toBe(200)
  expect(await comingBack(device)).toEqual([])
  expect(await comingBack({ token })).toHaveLength(1)
  const { body } = await site.get(exportAccount.path, { authorization: `Bearer ${token}` })
  expect(JSON.parse(body.toString())).toMatchObject({ Reviews: [{ PuzzleId: puzzleIdOf(A_DAY, SLOT), DueDay: dayDate(A_DAY + 3) }] })
  const { queries } = site.database
  await queries.deleteFrom('players').execute()
  expect(await queries.selectFrom('reviews').selectAll().execute()).toEqual([])
})

test('with a plan it comes back from any day, and two at most', async () => {
  const device = { DeviceId: randomUUID() }
  for (const slot of [SLOT, 5, 7]) await play(device, A_DAY, slot, false)
  await count(A_DAY)
  await goTo(A_DAY + 3)
  const { token, accountId } = await site.register()
  await site.grant(accountId, 'individual')
  await site.post(moveDeviceGuesses.path, device, token)
  const review = await comingBack({ token })
  expect(review).toHaveLength(2)
  expect(new Set(review.map(({ Puzzle }) => Puzzle.i)).size).toBe(2)
})

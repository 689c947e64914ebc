import type { ReplyOf } from '@emojigma/contract/call.ts'
import { getSolvedPuzzleIds, setPuzzleRevealed, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getGameCounters, getLeaderboardsRanks } from '@emojigma/contract/boards/leaderboards.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleIdOf, slotOfPuzzle } from '@emojigma/engine/day.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  A_DAY,
  openTestSite,
  puzzleOn,
  wrongGuess,
  type TestReply,
  type TestAccount,
  type TestSite,
} from '../../platform/testing/test-site.ts'

const ONE_USED = { Day: A_DAY, Used: 1 }

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
})
afterAll(() => site.close())

function reveal(player: TestAccount | undefined, puzzleId: unknown, path: string = setPuzzleRevealed.path) {
  return site.post(path, { PuzzleId: puzzleId }, player?.token)
}

async function guess(player: TestAccount, puzzleId: number, isRight: boolean): Promise<TestReply<Record<string, unknown>>> {
  const answer = await site.answerTo(puzzleId)
  const text = isRight ? answer : wrongGuess(slotOfPuzzle(puzzleId).typeId, answer)
  return site.post(uploadPuzzleGuessMini.path, { PuzzleId: puzzleId, PuzzleGuess: text }, player.token)
}

async function playedBy({ token }: TestAccount): Promise<ReplyOf<typeof getSolvedPuzzleIds>> {
  const reply = await site.post(getSolvedPuzzleIds.path, {}, token)
  expect(reply.status).toBe(200)
  return getSolvedPuzzleIds.replies[200].strict().parse(reply.body)
}

async function scoreOf({ token }: TestAccount): Promise<unknown> {
  return (await site.post<{ userRanks: { TotalScore: number }[] }>(getLeaderboardsRanks.path, {}, token)).body.userRanks[0]?.TotalScore
}

test('a revealed puzzle carries its answer for its player alone, is locked, scores nothing, and is no attempt at it', async () => {
  const [ada, bob] = [await site.register(), await site.register()]
  const id = puzzleOn(A_DAY, 1, 5)
  const reply = await reveal(ada, id)
  expect(reply.status).toBe(200)
  expect(setPuzzleRevealed.replies[200].strict().parse(reply.body)).toEqual({ RevealedPuzzleIds: [id] })
  expect((await site.post(getPuzzleMini.path, { PuzzleId: id }, ada.token)).body).toMatchObject({
    r: true,
    a: Number(await site.answerTo(id)),
    at: 0,
    c: 0,
  })
  const other = await site.post(getPuzzleMini.path, { PuzzleId: id }, bob.token)
  expect(other.body).toMatchObject({ r: false })
  expect(other.body).not.toHaveProperty('a')
  for (const isRight of [true, false])
    expect(await guess(ada, id, isRight)).toMatchObject({ status: 409, body: { Message: expect.any(String) } })
  expect(await playedBy(ada)).toEqual({ SolvedPuzzleIds: [], RevealedPuzzleIds: [id], AttemptedPuzzleIds: [id], Allowance: ONE_USED })
  expect(await scoreOf(ada)).toBe(0)
  expect((await site.post(getGameCounters.path, {}, ada.token)).body).toMatchObject({ Counters: { 0: { Correct: 0, Attempted: 0 } } })
})

test.each([setPuzzleRevealed.path, '/api/Puzzle/SetPuzzleRevealed', '/api/Puzzle/SetPuzzleRevealedMini'])(
  'the answer is revealed by %s, and again without harm',
  async (path) => {
    const ada = await site.register()
    const id = puzzleOn(A_DAY, 3, 1)
    for (let times = 0; times < 2; times += 1) expect((await reveal(ada, id, path)).body).toEqual({ RevealedPuzzleIds: [id] })
  },
)

test('each puzzle revealed unplayed takes one of the three of the day', async () => {
  const ada = await site.register()
  for (const slot of [0, 1]) expect((await reveal(ada, puzzleIdOf(A_DAY, slot))).status).toBe(200)
  expect((await guess(ada, puzzleIdOf(A_DAY, 2), false)).status).toBe(200)
  expect((await reveal(ada, puzzleIdOf(A_DAY, 2))).status).toBe(200)
  for (const refused of [await reveal(ada, puzzleIdOf(A_DAY, 3)), await reveal(ada, puzzleIdOf(A_DAY - 1, 3))]) {
    expect(refused).toMatchObject({ status: 403, body: { Action: 'ANSWER' } })
  }
  expect((await guess(ada, puzzleIdOf(A_DAY, 3), true)).status).toBe(403)
  expect((await playedBy(ada)).AttemptedPuzzleIds).toHaveLength(3)
})

test('twenty reveals of different puzzles at once leave three revealed', async () => {
  const ada = await site.register()
  const replies = await Promise.all(Array.from({ length: 20 }, (_, slot) => reveal(ada, puzzleIdOf(A_DAY, slot))))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
  expect((await playedBy(ada)).RevealedPuzzleIds).toHaveLength(3)
})

test('a solved puzzle stays solved and scored when it is revealed', async () => {
  const ada = await site.register()
  const id = puzzleOn(A_DAY, 1, 4)
  await guess(ada, id, true)
  expect((await reveal(ada, id)).body).toEqual({ RevealedPuzzleIds: [] })
  expect(await playedBy(ada)).toEqual({ SolvedPuzzleIds: [id], RevealedPuzzleIds: [], AttemptedPuzzleIds: [id], Allowance: ONE_USED })
  expect(await scoreOf(ada)).toBe(400)
  expect((await guess(ada, id, true)).body).toMatchObject({ ok: true })
})

test('a right guess and a reveal at once leave one of the two, and the score says which', async () => {
  for (let round = 0; round < 8; round += 1) {
    const ada = await site.register()
    const id = puzzleIdOf(A_DAY, round)
    await guess(ada, id, false)
    const [guessed] = await Promise.all([guess(ada, id, true), reveal(ada, id)])
    const { SolvedPuzzleIds, RevealedPuzzleIds } = await playedBy(ada)
    expect(SolvedPuzzleIds.length + RevealedPuzzleIds.length).toBe(1)
    expect([guessed.status, (await scoreOf(ada)) !== 0]).toEqual(SolvedPuzzleIds.length === 1 ? [200, true] : [409, false])
  }
})

test('a student who solved a puzzle sees its answer, and no other', async () => {
  const ada = await site.register()
  await site.database.queries.updateTable('accounts').set({ is_student: 1 }).where('id', '=', ada.accountId).execute()
  const [solved, begun] = [puzzleOn(A_DAY, 1, 3), puzzleOn(A_DAY, 1, 2)]
  expect((await guess(ada, solved, true)).body).toMatchObject({ ok: true, a: Number(await site.answerTo(solved)) })
  expect((await guess(ada, begun, false)).body).not.toHaveProperty('a')
  expect((await site.post(getPuzzleMini.path, { PuzzleId: solved }, ada.token)).body).toHaveProperty('a')
  expect((await site.post(getPuzzleMini.path, { PuzzleId: begun }, ada.token)).body).not.toHaveProperty('a')
})

test('guests and students reveal nothing, and only a published puzzle can be revealed', async () => {
  const ada = await site.register()
  const id = puzzleOn(A_DAY, 1, 3)
  expect((await reveal(undefined, id)).status).toBe(401)
  await site.database.queries.updateTable('accounts').set({ is_student: 1 }).where('id', '=', ada.accountId).execute()
  const refused = await reveal(ada, id)
  expect(refused.status).toBe(403)
  expect(refused.body).not.toHaveProperty('Action')
  const bob = await site.register()
  expect((await reveal(bob, 1)).status).toBe(404)
  expect((await reveal(bob, puzzleOn(A_DAY + 1, 1, 3))).status).toBe(404)
  for (const bad of [0, 'x', 1.5, null]) expect((await reveal(bob, bad)).status).toBe(400)
  expect((await site.post(getSolvedPuzzleIds.path)).status).toBe(401)
})

import type { ReplyOf } from '@emojigma/contract/call.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { pointsOf } from '@emojigma/contract/rules/scores.ts'
import { accountVisitor, GUEST } from '@emojigma/contract/rules/visitor.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyScores } from '../boards/verification/verification.ts'
import { A_DAY, NOON_MS, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { Guesses } from './service.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(() => site.close())

interface Sender {
  readonly token?: string
  readonly DeviceId?: string
}

async function solve(PuzzleId: number, { token, DeviceId = randomUUID() }: Sender) {
  const PuzzleGuess = await site.answerTo(PuzzleId)
  return site.post<ReplyOf<typeof uploadPuzzleGuessMini>>(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId }, token)
}

test('the database has tables and keys alone: no function or trigger in which a rule could stand', async () => {
  const { dialect, queries } = site.database
  const { rows } = await (
    dialect === 'postgres'
      ? sql`select proname as name from pg_proc where pronamespace = current_schema()::regnamespace
        union all select tgname from pg_trigger where not tgisinternal`
      : sql`select name from sqlite_master where type in ('trigger', 'view')`
  ).execute(queries)
  expect(rows).toEqual([])
})

test('access() decides how many first guesses a day has', async () => {
  const { token } = await site.register()
  const senders = [
    { sender: { DeviceId: randomUUID() }, visitor: GUEST },
    { sender: { token }, visitor: accountVisitor({ isStudent: false, plan: 'none' }) },
  ]
  for (const { sender, visitor } of senders) {
    for (let used = 0; used < 5; used += 1) {
      const id = puzzleIdOf(A_DAY, used)
      const answer = access('PLAY PUZZLE', { ...visitor, used }, { id, state: 'fresh' }, A_DAY)
      const { status, body } = await solve(id, sender)
      const expected = answer.kind === 'refused' ? [false, undefined] : [true, { Day: A_DAY, Used: used + 1 }]
      expect([status === 200, body.Allowance]).toEqual(expected)
    }
  }
})

test('pointsOf() decides what a first guess brings at each level', async () => {
  const player = await site.registerForBoards()
  await site.grant(player.accountId, 'individual')
  let score = 0
  for (let slot = 0; slot < 10; slot += 1) {
    const id = puzzleIdOf(A_DAY, slot)
    score += pointsOf(id)
    const { body } = await solve(id, player)
    expect([body.Points, body.Standing]).toEqual([pointsOf(id), { Score: score, SolvedToday: slot + 1 }])
  }
  expect(await verifyScores(site.database.queries, NOON_MS)).toMatchObject({ differences: [] })
})

test('what a feature does at a guess is done at every first guess, and undoes it by failing', async () => {
  const player = await site.register()
  const entered: number[] = []
  let isRefused = false
  site.service(Guesses).addListener({
    async guessEntered(_transaction, { puzzleId }) {
      if (isRefused) throw new Error('the rule says no')
      entered.push(puzzleId)
      return undefined
    },
  })
  const [first, second] = [puzzleIdOf(A_DAY, 0), puzzleIdOf(A_DAY, 1)]
  for (const sender of [{ DeviceId: randomUUID() }, { token: player.token }]) await solve(first, sender)
  expect(entered).toEqual([first, first])
  isRefused = true
  for (const sender of [{ DeviceId: randomUUID() }, { token: player.token }]) expect((await solve(second, sender)).status).toBe(500)
  expect(await site.countsOf(second)).toEqual({ attempted: 0, correct: 0 })
  expect(await site.database.queries.selectFrom('attempts').select('puzzle_id').where('puzzle_id', '=', second).execute()).toEqual([])
})

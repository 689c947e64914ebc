import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { getAllTimeLeaderboard } from '@emojigma/contract/boards/leaderboards.ts'
import { refreshCache } from '@emojigma/contract/operator/operator.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runOperatorCommand } from '../../operator/run.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../../../platform/testing/test-site.ts'
import { insertFlag } from '../fairness/queries.ts'
import { refreshListing } from '../scoring/scoring.ts'

const OPERATOR_KEY = 'the key of the operator'

let site: TestSite
let accountId: string
beforeEach(async () => {
  site = await openTestSite({ environment: { OPERATOR_KEY } })
  const ada = await site.registerForBoards({ nickname: 'Swift Otter' })
  accountId = ada.accountId
  for (const levelId of [3, 4] as const) {
    const id = puzzleOn(A_DAY, 1, levelId)
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, ada.token)
  }
})
afterEach(() => site.close())

async function run(...words: string[]): Promise<{ code: number; lines: readonly string[] }> {
  const lines: string[] = []
  const code = await runOperatorCommand(words, { database: site.database, nowMs: NOON_MS, print: (line) => lines.push(line) })
  return { code, lines }
}

test('the operator sees that all scores agree with the attempts', async () => {
  expect(await run('verify', 'scores')).toEqual({ code: 0, lines: ['1 players with an account, 0 differences.'] })
})

test.each([
  [
    'a score',
    (site: TestSite) => site.database.queries.updateTable('scores').set({ score: 710 }).where('scope', '=', 1).execute(),
    /week \d+, score: 710 is kept, the attempts say 700/,
  ],
  [
    'a count by level',
    (site: TestSite) => site.database.queries.updateTable('scores').set({ correct_3: 5 }).where('scope', '=', 2).execute(),
    /day 2516, counts by level/,
  ],
  [
    'a count of attempts',
    (site: TestSite) => site.database.queries.updateTable('scores').set({ attempted: 9 }).where('scope', '=', 0).execute(),
    /all time, correct\/attempted: 2\/9 is kept, the attempts say 2\/2/,
  ],
  [
    'the moment',
    (site: TestSite) => site.database.queries.updateTable('scores').set({ reached_at_ms: 9 }).where('scope', '=', 0).execute(),
    /all time, reached at: 9 is kept/,
  ],
  [
    'a lost row',
    (site: TestSite) => site.database.queries.deleteFrom('scores').where('scope', '=', 2).execute(),
    /day 2516, score: nothing is kept, the attempts say 700/,
  ],
  [
    'a bucket',
    (site: TestSite) =>
      site.database.queries.updateTable('score_buckets').set({ players: 2 }).where('width', '=', 10).where('scope', '=', 0).execute(),
    /players with a score from 700 to 709, all 0: 2 is kept, the attempts say 1/,
  ],
  ['a counter', (site: TestSite) => site.database.queries.updateTable('board_players').set({ attempted_1: 7 }).execute(), /counts by type/],
  [
    'the listing',
    (site: TestSite) => site.database.queries.updateTable('board_players').set({ is_listed: 0 }).execute(),
    /listed: false is kept, the attempts say true/,
  ],
  [
    'a lost attempt',
    (site: TestSite) => site.database.queries.deleteFrom('attempts').execute(),
    /all time, score: 700 is kept, the attempts say nothing/,
  ],
  [
    'a score of nobody',
    async (site: TestSite) => {
      const { id } = await site.database.queries
        .insertInto('players')
        .values({ device_id: 'a device', created_at_ms: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await site.database.queries
        .insertInto('scores')
        .values({ player_id: id, scope: 0, period: 0, is_listed: 1, score: 100, correct: 1, attempted: 1, reached_at_ms: 1 })
        .execute()
    },
    /players without an account: 1 is kept, the attempts say 0/,
  ],
])('the operator is told when %s differs, and can have it repaired', async (_what, spoil, line) => {
  await spoil(site)
  const { code, lines } = await run('verify', 'scores')
  expect(code).toBe(1)
  expect(lines.join('\n')).toMatch(line)
  const repaired = await run('verify', 'scores', '--repair')
  expect(repaired.code).toBe(0)
  expect(repaired.lines.slice(0, lines.length)).toEqual(lines)
  expect((await run('audit', 'list')).lines).toEqual([expect.stringMatching(/verify scores --repair {2}\d+ differences/), '1 line.'])
  expect((await run('verify', 'scores')).lines).toEqual(['1 players with an account, 0 differences.'])
})

test('a repair beside guesses that go on leaves everything true', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => site.registerForBoards()))
  await site.database.queries.updateTable('scores').set({ score: 50, is_listed: 0 }).execute()
  await site.database.queries.updateTable('score_buckets').set({ players: 3 }).execute()
  const ids = ([1, 2, 3] as const).map((levelId) => puzzleOn(A_DAY, 1, levelId))
  const answers = await Promise.all(ids.map((id) => site.answerTo(id)))
  const guesses = players.flatMap(({ token }) =>
    ids.map((PuzzleId, index) => site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: answers[index] }, token)),
  )
  await Promise.all([...guesses, run('verify', 'scores', '--repair')])
  expect(await run('verify', 'scores')).toEqual({ code: 0, lines: ['7 players with an account, 0 differences.'] })
})

test('the operator lists flags and clears them by their number', async () => {
  const { database } = site
  const player = await database.queries.selectFrom('players').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow()
  await database.durably(async (transaction) => {
    await insertFlag(transaction, player.id, { rule: 'hundreds of solves in minutes', evidence: { solves: 200 } }, NOON_MS)
    await refreshListing(transaction, accountId)
  })
  const board = async () => (await site.post<{ leaderboard: unknown[] }>(getAllTimeLeaderboard.path)).body.leaderboard.length
  const listed = await run('flags', 'list')
  expect(listed.lines[0]).toMatch(
    /^1 {2}2026-11-21T12:00:00.000Z {2}Swift Otter \(.+\) {2}hundreds of solves in minutes {2}\{"solves":200\}$/,
  )
  expect(await board()).toBe(0)
  expect(await run('flags', 'clear', '2')).toEqual({ code: 1, lines: ['There is no open flag 2.'] })
  expect(await run('flags', 'clear', '1')).toEqual({ code: 0, lines: ['Flag 1 is cleared.'] })
  await site.app.inject({ method: 'POST', url: refreshCache.path, headers: { 'x-operator-key': OPERATOR_KEY } })
  expect(await board()).toBe(1)
  expect((await run('flags', 'list')).lines).toEqual(['0 flags are open.'])
  expect((await run('audit', 'list')).lines).toEqual([`2026-11-21T12:00:00.000Z  flags clear  flag 1  (${accountId})`, '1 line.'])
})

test('what is no command is explained', async () => {
  for (const words of [[], ['flags'], ['flags', 'clear', 'x'], ['verify', 'everything']]) {
    const { code, lines } = await run(...words)
    expect([code, lines.join()]).toEqual([2, expect.stringContaining('usage')])
  }
})

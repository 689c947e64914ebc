import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { A_DAY, openTestSite, type TestSite } from '../../platform/testing/test-site.ts'
import { selectLatestAttempts, selectLatestRecords } from './queries.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ days: [A_DAY] })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await site.close()
})

async function guess(slot: number, who: { readonly token?: string; readonly DeviceId?: string }): Promise<void> {
  const PuzzleId = puzzleIdOf(A_DAY, slot)
  const body = { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), DeviceId: who.DeviceId }
  expect((await site.post(uploadPuzzleGuessMini.path, body, who.token)).body).toMatchObject({ ok: true })
}

/** @returns the statements that run meanwhile, without those of transactions and of a registration's letters */
async function statementsOf(work: () => Promise<void>): Promise<readonly string[]> {
  const took = vi.spyOn(site.database.statements, 'took')
  await work()
  const texts = took.mock.calls.map(([text]) => text)
  took.mockRestore()
  return texts.filter((text) => /^(select|insert|update|delete)/.test(text) && !text.includes('"letters"'))
}

test('a guess asks for few statements, whoever makes it', async () => {
  const DeviceId = randomUUID()
  const player = await site.register()
  // The puzzles themselves stay in memory.
  for (const slot of [0, 1, 2]) await guess(slot, { DeviceId: randomUUID() })
  await guess(0, player)
  const ofNewDevice = await statementsOf(() => guess(1, { DeviceId }))
  const ofDevice = await statementsOf(() => guess(2, { DeviceId }))
  const ofAccount = await statementsOf(() => guess(1, player))
  const again = await statementsOf(() => guess(1, player))
  // What is too many shows itself. The first of each is the test's own, which reads the answer.
  expect(ofNewDevice.slice(1 + 10)).toEqual([])
  expect(ofDevice.slice(1 + 9)).toEqual([])
  expect(ofAccount.slice(1 + 12)).toEqual([])
  expect(again.slice(1 + 3)).toEqual([])
})

test('the latest attempts of a player are read in the order of an index, those of a page too', async () => {
  const { queries } = site.database
  for (const player of [
    { kind: 'account', accountId: 'someone' },
    { kind: 'device', deviceId: randomUUID() },
  ] as const) {
    for (const selected of [
      selectLatestAttempts(queries, player, 48),
      selectLatestRecords(queries, player, 1, 21),
      selectLatestRecords(queries, player, 1, 21, { begunAtMs: 2, puzzleId: 3 }),
    ]) {
      const query = selected.compile()
      const { rows } = await queries.executeQuery<{ detail: string }>({ ...query, sql: `explain query plan ${query.sql}` })
      const plan = rows.map(({ detail }) => detail).join('\n')
      expect(plan).toContain('attempts_by_player_id_first_guess_at_ms_puzzle_id')
      expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!CONSTANT)/)
    }
  }
})

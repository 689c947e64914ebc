import { puzzleIdOf } from '@emojigma/engine/day.ts'
import { expect, test } from 'vitest'
import { A_DAY, NOON_MS, openTestSite } from '../../platform/testing/test-site.ts'
import { runOperatorCommand } from './run.ts'

test('attempts are counted by the months of their puzzles, and those of a month that is over are forgotten', async () => {
  // The last of October, and the first and the last-but-nine of November.
  const days = [A_DAY - 21, A_DAY - 20, A_DAY]
  const site = await openTestSite({ days })
  const { queries } = site.database
  await queries.insertInto('players').values({ device_id: 'a', created_at_ms: 0 }).execute()
  const puzzles = days.flatMap((day) => [puzzleIdOf(day, 0), puzzleIdOf(day, 39)].map((puzzle_id) => ({ day, puzzle_id })))
  const common = { player_id: 1, first_guess_at_ms: NOON_MS, guess_count: 1, hint_rung: 0 }
  await queries
    .insertInto('attempts')
    .values(puzzles.map((puzzle) => ({ ...common, ...puzzle })))
    .execute()
  const said = async (...words: string[]) => {
    const lines: string[] = []
    const code = await runOperatorCommand(words, { database: site.database, nowMs: NOON_MS, print: (line) => lines.push(line) })
    return { code, lines: lines.map((line) => line.replaceAll(/ +/g, ' ')) }
  }
  expect(await said('months', 'list')).toEqual({ code: 0, lines: ['2026-10 2', '2026-11 4'] })
  expect(await said('months', 'forget', '2026-11')).toEqual({ code: 1, lines: ['2026-11 is not over: nothing was forgotten.'] })
  expect(await said('months', 'forget', '2026-10')).toEqual({ code: 0, lines: ['Forgot 2 attempts at the puzzles of 2026-10.'] })
  expect(await said('months', 'list')).toEqual({ code: 0, lines: ['2026-11 4'] })
  expect((await said('audit', 'list')).lines).toEqual([expect.stringContaining('months forget 2026-10'), '1 line.'])
  for (const words of [['forget'], ['forget', '2026-13'], ['list', '2026-10'], ['forget', '2026-10', 'now'], []]) {
    expect(await said('months', ...words)).toMatchObject({ code: 2 })
  }
  await site.close()
})

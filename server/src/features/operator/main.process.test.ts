import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { PROJECT_ROOT } from '../../config.ts'
import { verifyScores } from '../boards/service.ts'
import { openTestDatabase } from '../../platform/testing/test-database.ts'
import { environmentOf } from '../../platform/testing/test-process.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn } from '../../platform/testing/test-site.ts'

test('a command whose reader has seen enough, as behind `| head`, is carried out to its end', async () => {
  const shared = await openTestDatabase()
  const site = await openTestSite({ shared })
  const { token } = await site.register()
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId) }, token)
  const { queries } = shared.database
  await queries.updateTable('scores').set({ score: 990 }).execute()

  const child = spawn(process.execPath, ['server/src/features/operator/main.ts', 'verify', 'scores', '--repair'], {
    cwd: PROJECT_ROOT,
    env: { PATH: process.env['PATH'], ...environmentOf(shared.address) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child.stdout.destroy()
  const ended = once(child, 'close')
  expect(await text(child.stderr)).toBe('')
  expect(await ended).toEqual([0, null])
  expect((await verifyScores(queries, NOON_MS)).differences).toEqual([])
  await site.close()
  await shared.remove()
})

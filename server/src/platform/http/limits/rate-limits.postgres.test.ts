import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../testing/test-site.ts'

test('processes count the guesses of a device together', async () => {
  const shared = await openTestDatabase()
  const open = (): Promise<TestSite> => openTestSite({ shared, environment: { RATE_LIMITS: 'on' } })
  const [one, two] = [await open(), await open()]
  const body = { PuzzleId: puzzleOn(A_DAY, 1, 1), PuzzleGuess: '1', DeviceId: randomUUID() }
  const guess = async (site: TestSite) => (await site.post(uploadPuzzleGuessMini.path, body)).status
  for (let count = 0; count < 30; count += 1) expect([await guess(one), await guess(two)]).toEqual([200, 200])
  expect([await guess(one), await guess(two)]).toEqual([429, 429])
  await one.close()
  await two.close()
  await shared.remove()
})

import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { readTodaysPuzzles } from '@emojigma/contract/puzzles/puzzles.ts'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestLog } from '../../testing/test-log.ts'
import { A_DAY, openTestSite, puzzleOn } from '../../testing/test-site.ts'
import { loggerOptions } from './logging.ts'

test('the log says what was asked and how it went, and nothing about who or which guess', async () => {
  const { stream, lines } = openTestLog()
  const site = await openTestSite({ logger: { ...loggerOptions('trace', false), stream } })
  const device = randomUUID()
  const payload = { PuzzleId: puzzleOn(A_DAY, 1, 1), PuzzleGuess: '987654', DeviceId: device }
  await site.app.inject({ method: 'POST', url: uploadPuzzleGuessMini.path, payload, remoteAddress: '198.51.100.7' })
  await site.app.inject({ url: `${readTodaysPuzzles.path}?DeviceId=${device}`, remoteAddress: '198.51.100.7' })
  await site.database.queries.schema.dropTable('allowances').execute()
  const failing = { ...payload, DeviceId: randomUUID() }
  await site.app.inject({ method: 'POST', url: uploadPuzzleGuessMini.path, payload: failing, remoteAddress: '198.51.100.7' })
  await site.close()
  const log = lines.join('')
  expect(log).toContain(uploadPuzzleGuessMini.path)
  expect(log).toContain('"statusCode":200')
  expect(log).toContain('a request failed')
  for (const secret of [device, failing.DeviceId, '987654', '198.51.100.7', 'DeviceId']) expect(log).not.toContain(secret)
})

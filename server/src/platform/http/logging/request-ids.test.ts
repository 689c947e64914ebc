import { getApiRoot } from '@emojigma/contract/operator/health.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { openTestLog } from '../../testing/test-log.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '../../testing/test-site.ts'
import { loggerOptions } from './logging.ts'

const PROXY = '10.0.0.7'
const ID = '0af7651916cd43dd8448eb211c80319c'

let site: TestSite
afterEach(() => site.close())

async function idOf(remoteAddress: string, sent?: string): Promise<unknown> {
  const headers = sent === undefined ? {} : { 'x-request-id': sent }
  return (await site.app.inject({ url: getApiRoot.path, headers, remoteAddress })).headers['x-request-id']
}

test('every request has an id, and a trusted proxy alone may choose it', async () => {
  site = await openTestSite({ days: [], environment: { TRUST_PROXY: PROXY } })
  const own = await idOf(PROXY)
  expect(own).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf(PROXY)).not.toBe(own)
  expect(await idOf(PROXY, ID)).toBe(ID)
  for (const [address, sent] of [
    ['198.51.100.7', ID],
    [PROXY, 'otter@example.com'],
    [PROXY, 'short'],
    [PROXY, 'x'.repeat(65)],
  ] as const) {
    expect(await idOf(address, sent)).toMatch(/^[\da-f-]{36}$/)
  }
})

test('what fails tells the id under which the log has the cause', async () => {
  const { stream, lines } = openTestLog()
  site = await openTestSite({ logger: { ...loggerOptions('info', false), stream } })
  await site.database.queries.schema.dropTable('allowances').execute()
  const body = { PuzzleId: puzzleOn(A_DAY, 1, 1), PuzzleGuess: '987654', DeviceId: randomUUID() }
  const failed = await site.post(uploadPuzzleGuessMini.path, body)
  expect(failed.status).toBe(500)
  const id = failed.headers['x-request-id']
  expect(failed.body).toEqual({ Message: 'Something went wrong...', RequestId: id })
  const line =
    lines
      .join('')
      .split('\n')
      .find((one) => one.includes('a request failed')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ reqId: id })
})

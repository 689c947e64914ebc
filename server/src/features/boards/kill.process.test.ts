import { register } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { requestToken } from '@emojigma/contract/sign-in/sign-in.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type DatabaseAddress } from '../../platform/database/connection.ts'
import { freshAddress } from '../../platform/testing/test-database.ts'
import { kill, killServers, startServer } from '../../platform/testing/test-process.ts'
import { NOON_MS } from '../../platform/testing/test-site.ts'
import { verifyScores } from './verification/verification.ts'

const PASSWORD = 'Puzzled-Otter-7'

let address: DatabaseAddress
let remove: () => Promise<void>
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
})
afterEach(async () => {
  killServers()
  await remove()
})

async function registerPlayer(origin: string, index: number): Promise<string> {
  const Email = `player-${index}@example.com`
  const body = { Email, Nickname: `Player ${'abcdefghij'.charAt(index)}`, Password: PASSWORD, ConfirmPassword: PASSWORD }
  const headers = { 'content-type': 'application/json' }
  await fetch(`${origin}${register.path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const form = new URLSearchParams({ grant_type: 'password', username: Email, password: PASSWORD })
  const reply = await fetch(`${origin}${requestToken.path}`, { method: 'POST', body: form })
  return ((await reply.json()) as { access_token: string }).access_token
}

test('a server killed among guesses leaves the scores of exactly the attempts that were made', async () => {
  const { origin, process: server } = await startServer(address, { LOG_LEVEL: 'silent', RATE_LIMITS: 'off' })
  const database = openDatabase(address, () => undefined)
  const tokens: string[] = []
  for (let index = 0; index < 8; index += 1) tokens.push(await registerPlayer(origin, index))
  const puzzles = await database.queries.selectFrom('puzzles').select(['id', 'answer']).orderBy('id').limit(3).execute()
  let answered = 0
  const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>()
  const guesses = puzzles.flatMap(({ id, answer }) =>
    tokens.map(async (token) => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const body = JSON.stringify({ PuzzleId: id, PuzzleGuess: answer })
      const { status } = await fetch(`${origin}${uploadPuzzleGuessMini.path}`, { method: 'POST', headers, body })
      answered += 1
      if (answered === 5) isEnough()
      return status
    }),
  )
  await enough
  const ended = kill(server)
  const outcomes = await Promise.allSettled(guesses)
  await ended
  const acknowledged = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === 200).length
  const solves = await database.queries.selectFrom('attempts').select('puzzle_id').where('solved_at_ms', 'is not', null).execute()
  expect(acknowledged).toBeGreaterThanOrEqual(5)
  expect(solves.length).toBeGreaterThanOrEqual(acknowledged)
  expect((await verifyScores(database.queries, NOON_MS)).differences).toEqual([])
  await database.close()
})

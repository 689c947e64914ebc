import { DAY_MS } from '@emojigma/engine/day.ts'
import { giveConsent, register } from '@emojigma/contract/accounts/accounts.ts'
import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { forgottenPassword } from '@emojigma/contract/sign-in/sign-in.ts'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { devicesMadeBefore } from '../../features/play/player/queries.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openTestLog } from '../testing/test-log.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, type TestSite } from '../testing/test-site.ts'

let site: TestSite
beforeEach(async () => {
  site = await openTestSite({ environment: { RATE_LIMITS: 'on' } })
})
afterEach(() => site.close())

const countOf = async (table: 'sessions' | 'link_codes' | 'rate_counters' | 'accounts' | 'players' | 'attempts' | 'allowances') =>
  (await site.database.queries.selectFrom(table).selectAll().execute()).length

async function sweepAt(timeMs: number): Promise<void> {
  site.setClock(timeMs)
  await site.retention.run()
}

async function guessOn(device: string, day: number): Promise<void> {
  const PuzzleId = puzzleOn(day, 1, 1)
  const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: '1', DeviceId: device })
  expect(status).toBe(200)
}

const devices = async () => (await site.database.queries.selectFrom('players').select('device_id').execute()).map((row) => row.device_id)

test('what has run out goes on a new day, and nobody has to sign in for it', async () => {
  const { email } = await site.register()
  await site.post(forgottenPassword.path, { Email: email })
  await site.lettersTo(email)
  await site.token({ grant_type: 'password', username: 'nobody', password: 'Wrong-Otter-7' })
  expect([await countOf('sessions'), await countOf('link_codes')]).toEqual([1, 1])
  expect(await countOf('rate_counters')).toBeGreaterThan(0)
  site.goTo(A_DAY + 1)
  await site.publisher.publish(A_DAY + 1)
  await site.days.idle
  expect([await countOf('sessions'), await countOf('link_codes'), await countOf('rate_counters')]).toEqual([1, 0, 0])
  site.goTo(A_DAY + 61)
  await site.publisher.publish(A_DAY + 61)
  await site.days.idle
  expect([await countOf('sessions'), await countOf('accounts')]).toEqual([0, 1])
})

test('a child’s account to which nobody consents goes after seven days, and one to which somebody does stays', async () => {
  const registerChild = (Email: string, Nickname: string) => {
    const password = 'Puzzled-Otter-7'
    return site.post(register.path, { Email, Nickname, Password: password, ConfirmPassword: password, BirthYear: 2018 })
  }
  await registerChild('one@example.com', 'Otter One')
  await registerChild('two@example.com', 'Otter Two')
  const [letter] = await site.lettersTo('two@example.com')
  const Code = letter?.link?.searchParams.get('code')
  expect((await site.post(giveConsent.path, { Code })).status).toBe(200)
  await site.lettersTo('one@example.com')
  await sweepAt(NOON_MS + 7 * DAY_MS - 1000)
  expect(await countOf('accounts')).toBe(2)
  await sweepAt(NOON_MS + 7 * DAY_MS)
  const left = await site.database.queries.selectFrom('accounts').select('email').execute()
  expect(left).toEqual([{ email: 'two@example.com' }])
})

test('a device that nobody has played on for thirteen months is forgotten with all that was played on it; puzzles stay as often played', async () => {
  const [unused, used] = [randomUUID(), randomUUID()]
  await guessOn(unused, A_DAY)
  await guessOn(used, A_DAY)
  const { token } = await site.register()
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: '1' }, token)
  site.goTo(A_DAY + 100)
  await site.publisher.publish(A_DAY + 100)
  await site.days.idle
  await guessOn(used, A_DAY + 100)
  await sweepAt(NOON_MS + 396 * DAY_MS)
  expect((await devices()).toSorted()).toEqual([null, unused, used].toSorted())
  await sweepAt(NOON_MS + 396 * DAY_MS + 1)
  expect((await devices()).toSorted()).toEqual([null, used].toSorted())
  expect([await countOf('attempts'), await countOf('allowances')]).toEqual([3, 3])
  expect((await site.countsOf(PuzzleId)).attempted).toBe(3)
  await sweepAt(NOON_MS + 500 * DAY_MS + 1)
  expect(await devices()).toEqual([null])
})

test('a device that solves later what it began long ago is used', async () => {
  const device = randomUUID()
  await guessOn(device, A_DAY)
  const PuzzleId = puzzleOn(A_DAY, 1, 1)
  site.setClock(NOON_MS + 300 * DAY_MS)
  await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess: await site.answerTo(PuzzleId), DeviceId: device })
  await sweepAt(NOON_MS + 450 * DAY_MS)
  expect(await devices()).toEqual([device])
})

test('however many devices there are, all that are unused go, a few at a time', async () => {
  const { queries } = site.database
  const made = Array.from({ length: 230 }, (_, index) => ({ device_id: randomUUID(), created_at_ms: NOON_MS + (index % 7) }))
  await queries.insertInto('players').values(made).execute()
  const kept = made.filter((_, index) => index % 3 === 0)
  const rows = await queries
    .selectFrom('players')
    .select('id')
    .where(
      'device_id',
      'in',
      kept.map(({ device_id }) => device_id),
    )
    .execute()
  const nowMs = NOON_MS + 395 * DAY_MS
  const attempt = { puzzle_id: puzzleOn(A_DAY, 1, 1), day: A_DAY, first_guess_at_ms: nowMs, guess_count: 1, hint_rung: 0 }
  await queries
    .insertInto('attempts')
    .values(rows.map(({ id }) => ({ player_id: id, ...attempt })))
    .execute()
  await sweepAt(NOON_MS + 397 * DAY_MS)
  expect((await devices()).toSorted()).toEqual(kept.map(({ device_id }) => device_id).toSorted())
})

test('the search for unused devices walks along its index', async () => {
  const { queries, dialect } = site.database
  const { sql: text, parameters } = devicesMadeBefore(queries, NOON_MS, { id: 1, madeAtMs: 1 }, 50).compile()
  const plan = await queries.transaction().execute(async (transaction) => {
    // So few rows are read fastest as a whole; what matters is that there is an index for many.
    if (dialect === 'postgres') {
      await sql`set local enable_seqscan = off`.execute(transaction)
      await sql`set local enable_bitmapscan = off`.execute(transaction)
    }
    const explain = dialect === 'postgres' ? 'explain' : 'explain query plan'
    return transaction.executeQuery({ ...queries.selectFrom('players').compile(), sql: `${explain} ${text}`, parameters })
  })
  expect(JSON.stringify(plan.rows)).toContain('players_with_a_device')
  expect(JSON.stringify(plan.rows)).not.toMatch(/TEMP B-TREE|Sort/)
})

test('what fails is said in the log and keeps nothing else from going', async () => {
  const shared = await openTestDatabase()
  const { stream, lines } = openTestLog()
  const broken = await openTestSite({ shared, days: [], logger: { level: 'warn', stream } })
  const { accountId } = await broken.register()
  await shared.database.queries.schema.alterTable('external_arrivals').renameTo('gone').execute()
  broken.setClock(NOON_MS + 61 * DAY_MS)
  await broken.retention.run()
  expect(await shared.database.queries.selectFrom('sessions').select('id').where('account_id', '=', accountId).execute()).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('arrivals from other sites')
  await broken.close()
  await shared.remove()
})

test('of several processes one sweeps at a time', async () => {
  const { database } = site
  if (database.dialect === 'sqlite') return
  let swept = 0
  await database.runAlone('retention', async () => {
    swept = (await database.runAlone('retention', async () => undefined)) ? 1 : 0
  })
  expect(swept).toBe(0)
})

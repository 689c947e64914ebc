import { answerFormOf } from '@emojigma/engine/types.ts'
import { register } from '@emojigma/contract/accounts/accounts.ts'
import { getSolvedDevicePuzzleIds, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { puzzleFromWire, type MiniPuzzle, type PuzzleView } from '@emojigma/contract/wire/puzzle-view.ts'
import { getTodaysPuzzlesMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { reportClientError } from '@emojigma/contract/operator/client-errors.ts'
import { sql } from 'kysely'
import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { openDatabase, type DatabaseAddress } from './platform/database/connection.ts'
import { freshAddress } from './platform/testing/test-database.ts'
import { lettersIn } from './platform/testing/test-letters.ts'
import {
  BETWEEN_GUESSES_MS,
  killServers,
  launchServer,
  printedOrigin,
  startServer,
  type RunningServer,
} from './platform/testing/test-process.ts'

let address: DatabaseAddress
let remove: () => Promise<void>
const onPostgres = readConfig().databaseUrl === undefined ? [] : ['PostgreSQL']

beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
})
afterEach(async () => {
  killServers()
  await remove()
})

const launch = (environment?: Record<string, string>): ChildProcess => launchServer(address, environment)
const start = (environment?: Record<string, string>): Promise<RunningServer> => startServer(address, environment)

/** Runs until it ends by itself. */
async function outcome(environment: Record<string, string> = {}): Promise<{ code: number | null; said: string }> {
  const child = launch(environment)
  if (!child.stderr) throw new Error('no standard error')
  const [said, code] = await Promise.all([text(child.stderr), new Promise<number | null>((resolve) => child.once('exit', resolve))])
  return { code, said }
}

async function call(origin: string, path: string, body: object): Promise<Response> {
  return fetch(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
}

async function todaysPuzzles(origin: string): Promise<readonly PuzzleView[]> {
  const reply = await call(origin, getTodaysPuzzlesMini.path, {})
  return ((await reply.json()) as MiniPuzzle[]).map((wire) => puzzleFromWire(wire))
}

function anyGuess({ typeId, levelId }: PuzzleView): string {
  return { number: '1', word: 'WORD', board: '1'.repeat(levelId > 5 ? 16 : 81), cell: '1-1' }[answerFormOf(typeId)]
}

async function publishedDays(): Promise<readonly { day: number; puzzles: number; counts: number }[]> {
  const database = openDatabase(address, () => undefined)
  const { rows } = await sql<{ day: number; puzzles: number; counts: number }>`
    select day, count(puzzles.id) as puzzles, count(puzzle_counts.puzzle_id) as counts
    from puzzles left join puzzle_counts on puzzle_counts.puzzle_id = puzzles.id group by day
    union all select day, 0, 0 from days where day not in (select day from puzzles)`.execute(database.queries)
  await database.close()
  return rows
}

test('the server starts, says where it is, is ready, and ends when asked', async () => {
  const server = await start()
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(200)
  expect(await todaysPuzzles(server.origin)).toHaveLength(40)
  server.process.kill('SIGTERM')
  expect(await server.exited).toBe(0)
})

test('when nobody reads what the server says any more, it goes on, and ends when asked', async () => {
  const { origin, process: server, exited } = await start({ LOG_LEVEL: 'info' })
  for (const stream of [server.stdout, server.stderr]) stream?.destroy()
  const Password = 'Puzzled-Otter-7'
  const account = { Email: 'ada@example.com', Nickname: 'Ada Heron', Password, ConfirmPassword: Password }
  expect((await call(origin, register.path, account)).status).toBe(200)
  // It says where the letter is.
  await expect.poll(() => lettersIn(join(address.dataFolder, 'mail'))).toHaveLength(1)
  // And logs this.
  expect((await call(origin, reportClientError.path, { Message: 'TypeError', Path: '/today', Release: 'entry' })).status).toBe(200)
  server.kill('SIGTERM')
  expect(await exited).toBe(0)
})

test('killed at any moment, it has lost no acknowledged guess and half-published no day', async () => {
  const acknowledged = new Map<string, Set<number>>()
  for (let round = 0; round < 3; round += 1) {
    const server = await start({ ARCHIVE_FILL: 'on', RATE_LIMITS: 'off' })
    const today = await todaysPuzzles(server.origin)
    const dead = new AbortController()
    const { promise: enough, resolve: isEnough } = Promise.withResolvers<void>()
    let answered = 0
    const players = Array.from({ length: 8 }, async (_, player) => {
      while (!dead.signal.aborted) {
        const deviceId = randomUUID()
        for (const puzzle of today.slice(player, player + 3)) {
          const guess = { PuzzleId: puzzle.id, PuzzleGuess: anyGuess(puzzle), DeviceId: deviceId }
          const reply = await call(server.origin, uploadPuzzleGuessMini.path, guess).catch(() => undefined)
          if (!reply) return
          expect(reply.status).toBe(200)
          acknowledged.set(deviceId, (acknowledged.get(deviceId) ?? new Set()).add(puzzle.id))
          answered += 1
          if (answered === 20 * (round + 1)) isEnough()
          await rest(BETWEEN_GUESSES_MS)
        }
      }
    })
    await enough
    await expect.poll(async () => (await publishedDays()).length).toBeGreaterThan(round + 1)
    server.process.kill('SIGKILL')
    await server.exited
    dead.abort()
    await Promise.all(players)
  }
  expect(acknowledged.size).toBeGreaterThan(20)

  const days = await publishedDays()
  expect(days.length).toBeGreaterThan(3)
  expect(days.filter(({ puzzles, counts }) => puzzles !== 40 || counts !== 40)).toEqual([])

  const server = await start()
  for (const [deviceID, puzzleIds] of acknowledged) {
    const reply = await call(server.origin, getSolvedDevicePuzzleIds.path, { deviceID })
    const { AttemptedPuzzleIds } = (await reply.json()) as { AttemptedPuzzleIds: number[] }
    expect([...puzzleIds].filter((id) => !AttemptedPuzzleIds.includes(id))).toEqual([])
  }
})

test('with its clock moved to the next day, it publishes that day and gives three more', async () => {
  const deviceId = randomUUID()
  const first = await start()
  const today = await todaysPuzzles(first.origin)
  for (const [index, puzzle] of today.slice(0, 4).entries()) {
    const guess = { PuzzleId: puzzle.id, PuzzleGuess: anyGuess(puzzle), DeviceId: deviceId }
    expect((await call(first.origin, uploadPuzzleGuessMini.path, guess)).status).toBe(index < 3 ? 200 : 403)
  }
  first.process.kill('SIGTERM')
  await first.exited
  const second = await start({ CLOCK_OFFSET_MS: String(24 * 60 * 60 * 1000) })
  const tomorrow = await todaysPuzzles(second.origin)
  expect(tomorrow[0]?.id).toBe((today[0]?.id ?? 0) + 40)
  const puzzle = tomorrow[0] as PuzzleView
  const guess = { PuzzleId: puzzle.id, PuzzleGuess: anyGuess(puzzle), DeviceId: deviceId }
  expect((await call(second.origin, uploadPuzzleGuessMini.path, guess)).status).toBe(200)
})

test('a second process in the same folder is refused clearly', async () => {
  const embedded = { DATABASE_URL: '' }
  const first = await start(embedded)
  expect(await outcome(embedded)).toEqual({
    code: 1,
    said: `Another Emojigma is using ${address.dataFolder}. Stop it first, or give this one a folder of its own: DATA_DIR=./other npm start\n`,
  })
  expect((await fetch(`${first.origin}/readyz`)).status).toBe(200)
  first.process.kill('SIGKILL')
  await first.exited
  expect((await fetch(`${(await start(embedded)).origin}/readyz`)).status).toBe(200)
})

test.each(onPostgres)('several processes share one %s', async () => {
  const servers = await Promise.all([start({ ARCHIVE_FILL: 'on' }), start({ ARCHIVE_FILL: 'on' }), start()])
  const [first, ...others] = await Promise.all(servers.map(({ origin }) => todaysPuzzles(origin)))
  for (const other of others) expect(other.map(({ answerDigest }) => answerDigest)).toEqual(first?.map(({ answerDigest }) => answerDigest))
})

test.each(onPostgres)('a %s that drops its connections is connected to again', async () => {
  const server = await start({ ARCHIVE_FILL: 'on' })
  const name = new URL(address.databaseUrl ?? '').searchParams.get('application_name')
  const database = openDatabase({ ...address, databaseUrl: readConfig().databaseUrl }, () => undefined)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = ${name}`.execute(database.queries)
  await database.close()
  let reply: Response
  do {
    reply = await call(server.origin, getTodaysPuzzlesMini.path, {})
    // A call whose connection breaks under it is told to come again.
    expect([200, 503]).toContain(reply.status)
  } while (reply.status === 503)
  expect(await reply.json()).toHaveLength(40)
})

test('a taken port is said in words', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as { port: number }
  const { code, said } = await outcome({ PORT: String(port) })
  expect({ code, said }).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start\n`,
  })
  other.close()
})

test('a port with a site of another folder is taken as well', async () => {
  const { port } = new URL((await start()).origin)
  const other = await freshAddress()
  const { code, said } = await outcome({ PORT: port, DATA_DIR: other.address.dataFolder, DATABASE_URL: other.address.databaseUrl ?? '' })
  await other.remove()
  expect({ code, said }).toEqual({
    code: 1,
    said: `Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 1} npm start\n`,
  })
})

test('bad settings are said in words', async () => {
  const { code, said } = await outcome({ PORT: 'many' })
  expect({ code, said }).toEqual({ code: 1, said: 'The environment is not understood:\n  PORT must be a whole number from 0 to 65535\n' })
})

test('a database that cannot be reached is said in words', async () => {
  const { code, said } = await outcome({ DATABASE_URL: 'postgres://nobody@127.0.0.1:9/nothing' })
  expect(code).toBe(1)
  expect(said).toMatch(/^The database at DATABASE_URL cannot be used: .+\n$/)
})

test.each(['', 'postgres://nobody@127.0.0.1:9/nothing'])(
  'with DATABASE_URL=%s a folder in which nothing can be written is said in words',
  async (DATABASE_URL) => {
    const file = join(address.dataFolder, 'a file')
    writeFileSync(file, '')
    const { code, said } = await outcome({ DATABASE_URL, DATA_DIR: join(file, 'data') })
    expect(code).toBe(1)
    expect(said).toMatch(/^Nothing can be written in .+: ENOTDIR.+ name another folder: DATA_DIR=\.\/other npm start\n$/)
  },
)

test('a folder for backups in which nothing can be written is said in words', async () => {
  const file = join(address.dataFolder, 'a file')
  writeFileSync(file, '')
  const { code, said } = await outcome({ BACKUP_DIR: join(file, 'backups') })
  expect(code).toBe(1)
  expect(said).toMatch(/^Nothing can be written in .+: ENOTDIR.+ name another folder: BACKUP_DIR=\.\/other npm start\n$/)
})

test.each([
  [
    'emojigma.sqlite',
    'no database',
    /emojigma\.sqlite is damaged: file is not a database\. Move it and its -wal and -shm files away and restore the latest backup \(docs\/operate\.md\)\n$/,
  ],
  ['secret', '', /^.+secret has fewer than 32 characters\. Bring it back from a backup, or delete it: a new one is made then\n$/],
])('a file %s that holds something else is said in words', async (name, content, words) => {
  const DATA_DIR = mkdtempSync(join(address.dataFolder, 'other-'))
  writeFileSync(join(DATA_DIR, name), content)
  const { code, said } = await outcome({ DATABASE_URL: '', DATA_DIR })
  expect([code, said]).toEqual([1, expect.stringMatching(words)])
})

test('a data folder that has lost its database is said in words, and no empty one is begun', async () => {
  const DATA_DIR = mkdtempSync(join(address.dataFolder, 'other-'))
  mkdirSync(join(DATA_DIR, 'pictures'))
  const { code, said } = await outcome({ DATABASE_URL: '', DATA_DIR })
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/emojigma\.sqlite is missing, but .+ was used before\. Bring the database back, or restore a backup/),
  ])
})

test('what is unsafe in production is said at the start, one line each', async () => {
  const child = launch({ NODE_ENV: 'production', TRUST_PROXY: 'on', RATE_LIMITS: 'off' })
  const { stdout } = child
  if (!stdout) throw new Error('no standard output')
  const said = text(stdout)
  await printedOrigin(child)
  child.kill('SIGTERM')
  const warnings = (await said).split('\n').filter((line) => line.includes('"level":40'))
  for (const setting of ['RATE_LIMITS=off', 'CLOCK_OFFSET_MS', 'TRUST_PROXY=on', 'SITE_URL is not set', 'SMTP_URL is not set']) {
    expect(warnings.filter((line) => line.includes(`Unsafe: ${setting}`))).toHaveLength(1)
  }
  expect(warnings.join('')).toContain('TRUST_PROXY=on believes')
})

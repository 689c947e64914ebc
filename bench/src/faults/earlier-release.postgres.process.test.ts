import { PROJECT_ROOT } from '@emojigma/server/config.ts'
import { openDatabase, type Database, type DatabaseAddress } from '@emojigma/server/database/connection.ts'
import { runMigrations } from '@emojigma/server/database/migrations.ts'
import { NEXT_RELEASE } from '@emojigma/server/database/next-release.test-support.ts'
import { migrationsOfAll } from '@emojigma/server/migrate.ts'
import { freshAddress } from '@emojigma/server/testing/test-database.ts'
import { BETWEEN_GUESSES_MS, killServers, startServer } from '@emojigma/server/testing/test-process.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlierCommit } from '../../../scripts/earlier-commit.mjs'
import { earlierRelease, type Release } from './earlier-release.ts'
import { GuessTraffic } from './guess-traffic.ts'

const SETTINGS = { RATE_LIMITS: 'off' }
const GUESSERS = 3
/** So many guesses are answered before the next step. */
const BETWEEN = 30
/** Where guesses fail, it would wait for ever. */
const LONGEST_MS = 120_000

let address: DatabaseAddress
let remove: () => Promise<void>
let database: Database
let earlier: Release
beforeEach(async () => {
  ;({ address, remove } = await freshAddress())
  database = openDatabase(address, () => undefined)
  earlier = earlierRelease(earlierCommit(PROJECT_ROOT) ?? '')
})
afterEach(async () => {
  killServers()
  earlier.remove()
  await database.close()
  await remove()
})

test(
  'the release of the commit before enters every guess while this one and a later one migrate beside it, until this one takes its place',
  async () => {
    const old = await startServer(address, SETTINGS, earlier.root)
    const { id } = await database.queries.selectFrom('puzzles').select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()
    const serving = [old.origin]
    let turn = 0
    const traffic = new GuessTraffic(() => serving[(turn += 1) % serving.length] ?? '', id, GUESSERS, BETWEEN_GUESSES_MS)
    await traffic.untilMore(BETWEEN)

    const successor = await startServer(address, SETTINGS)
    serving.push(successor.origin)
    await traffic.untilMore(BETWEEN)
    await runMigrations(database, [...migrationsOfAll(), ...NEXT_RELEASE])
    await traffic.untilMore(BETWEEN)

    serving.shift()
    await traffic.untilChosenAnew()
    old.process.kill('SIGTERM')
    expect(await old.exited).toBe(0)
    await traffic.untilMore(BETWEEN)
    const { acknowledged, lost, others } = await traffic.end(database.queries)
    expect({ lost, others }).toEqual({ lost: 0, others: {} })
    expect(acknowledged).toBeGreaterThanOrEqual(4 * BETWEEN)
  },
  LONGEST_MS,
)

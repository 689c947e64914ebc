import { dayAt, puzzleIdOf } from '@emojigma/engine/day.ts'
import { openDatabase } from '@emojigma/server/platform/database/connection.ts'
import { migrate } from '@emojigma/server/platform/migrate.ts'
import { freshAddress } from '@emojigma/server/platform/testing/test-database.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { BROWSER } from './as-browser.ts'
import { readOptions } from '../options.ts'
import { fillWithCopies } from '../growth/archive-of-copies.ts'
import { accountsFor, RightGuesses, seedAccounts } from '../guesses/right-guesses.ts'
import { markdownTable } from '../markdown-table.ts'
import { percentile } from '../percentile.ts'
import { placeOf, startEmojigma } from '../servers.ts'

/** How long pages and guesses take while thirty pupils play and a crawler walks the archive as fast as it gets replies. Each pupil opens a
 *  page and guesses, with pauses. The control is the same without the crawler. Ends with 1 when a limit is missed.
 *  `--seconds`: length of each run. */
const { seconds: SECONDS } = readOptions({ seconds: 30 })
const PUPILS = 30
const THINKS_MS = 2000
const DAYS = 60
const SECRET = 'a secret for measurements only, of no use to anyone'
const LIMITS = { page: 150, guess: 50 }

const { address, remove } = await freshAddress()
const database = openDatabase(address, () => undefined)
await migrate(database)
const nowMs = Date.now()
const accounts = accountsFor((2 * SECONDS * PUPILS * 1000) / THINKS_MS)
await seedAccounts(database.queries, accounts, nowMs)
const site = await startEmojigma({ ...placeOf(address), SECRET, ARCHIVE_FILL: 'off', DRAW_AHEAD: 'off' })
const today = dayAt(nowMs)
await fillWithCopies(database.queries, today, DAYS)
const guesses = await RightGuesses.of(database.queries, { secret: SECRET, accounts, nowMs })

interface Waits {
  readonly page: number[]
  readonly guess: number[]
  crawled: number
}

async function ask(path: string, init: RequestInit, waits: number[]): Promise<void> {
  const beganMs = performance.now()
  const reply = await fetch(`${site.origin}${path}`, init)
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  waits.push(performance.now() - beganMs)
}

let turn = 0
let crawledId = puzzleIdOf(today, 0)
let archiveId = puzzleIdOf(today - DAYS / 2, 0)

async function pupil(index: number, untilMs: number, waits: Waits): Promise<void> {
  await sleep((index * THINKS_MS) / PUPILS)
  for (let pages = index; Date.now() < untilMs; pages += 1) {
    // Half of the pages are today's, which are cached; the others are opened for the first time.
    const path = pages % 2 === 0 ? `/puzzle/${guesses.puzzleAt(pages).id}` : `/puzzle/${(archiveId -= 1)}`
    await ask(path, { headers: BROWSER }, waits.page)
    await sleep(THINKS_MS / 2)
    const { path: called, ...request } = guesses.request('account', (turn += 1))
    await ask(called, request, waits.guess)
    await sleep(THINKS_MS / 2)
  }
}

async function crawler(untilMs: number, waits: Waits): Promise<void> {
  const headers = { ...BROWSER, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
  while (Date.now() < untilMs) {
    await ask(`/puzzle/${(crawledId -= 1)}`, { headers }, [])
    if (crawledId < puzzleIdOf(today - DAYS / 2, 1)) crawledId = puzzleIdOf(today, 0)
    waits.crawled += 1
  }
}

async function measured(hasCrawler: boolean) {
  const waits: Waits = { page: [], guess: [], crawled: 0 }
  const untilMs = Date.now() + SECONDS * 1000
  const pupils = Array.from({ length: PUPILS }, (_, index) => pupil(index, untilMs, waits))
  await Promise.all([...pupils, hasCrawler ? crawler(untilMs, waits) : undefined])
  const rounded = (values: number[], share: number) => Math.round(10 * percentile(values, share)) / 10
  return {
    'pages of pupils': waits.page.length,
    'page p50, ms': rounded(waits.page, 0.5),
    'page p95, ms': rounded(waits.page, 0.95),
    'guess p50, ms': rounded(waits.guess, 0.5),
    'guess p95, ms': rounded(waits.guess, 0.95),
    'crawled a second': Math.round(waits.crawled / SECONDS),
  }
}

await measured(false)
const control = await measured(false)
const crawled = await measured(true)
await site.stop()
await database.close()
await remove()
console.log(
  markdownTable([
    { what: 'pupils alone', ...control },
    { what: 'and a crawler', ...crawled },
  ]),
)
if (crawled['page p95, ms'] > LIMITS.page || crawled['guess p95, ms'] > LIMITS.guess) process.exitCode = 1

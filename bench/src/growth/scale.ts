import { openDatabase } from '@emojigma/server/database/connection.ts'
import { migrate } from '@emojigma/server/migrate.ts'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { startPostgres } from '../../../scripts/postgres.mjs'
import { markdownTable } from '../markdown-table.ts'
import { bytesOf, guessAt, historyAmong, logOfGuess, measured } from './scale/measures.ts'
import { routesOfGuess } from './scale/routes.ts'
import { addDays, addPlayers, ATTEMPTS_EACH } from './scale/sample.ts'

/** Grows a PostgreSQL of its own and holds what it measures against the laws by which docs/scale.md reckons.
 *  Source: docs/scale.md, The laws */
const { values } = parseArgs({ options: { players: { type: 'string', default: '300000' } } })
const MOST = Number(values.players)
const STEPS = [MOST / 100, MOST / 10, MOST]
/** 2026-12-01. */
const DAY = 2526
const YEARS = 5

interface Law {
  readonly law: string
  readonly found: number
  readonly atMost: number
}

const postgres = await startPostgres()
const client = new Client({ connectionString: postgres.address })
const laws: Law[] = []
try {
  const database = openDatabase({ databaseUrl: postgres.address, dataFolder: '' }, () => undefined)
  await migrate(database)
  await database.close()
  await client.connect()
  await addDays(client, DAY - 60, DAY)

  const steps = []
  let stored = 0
  for (const players of STEPS) {
    await addPlayers(client, stored + 1, players, DAY)
    stored = players
    const guess = await measured(client, guessAt(DAY, players))
    const [ofPlayers, ofAttempts] = [await bytesOf(client, 'players'), await bytesOf(client, 'attempts')]
    steps.push({
      players,
      attempts: players * ATTEMPTS_EACH,
      'bytes a player': Math.round(ofPlayers / players),
      'bytes an attempt': Math.round(ofAttempts / players / ATTEMPTS_EACH),
      'pages a guess': guess.pages,
      'guess, of nothing': rounded(guess.time),
    })
  }
  console.log(markdownTable(steps))
  const [first, , last] = steps
  if (!first || !last) throw new Error('nothing was measured')
  const grows = (name: 'bytes a player' | 'bytes an attempt' | 'guess, of nothing') => rounded(last[name] / first[name])
  laws.push(
    { law: 'bytes a player stay, of 100 times as many', found: grows('bytes a player'), atMost: 1.25 },
    { law: 'bytes an attempt stay, of 100 times as many', found: grows('bytes an attempt'), atMost: 1.25 },
    { law: 'pages a guess, more for 100 times as many', found: last['pages a guess'] - first['pages a guess'], atMost: 8 },
    { law: 'time of a guess, of 100 times as many', found: grows('guess, of nothing'), atMost: 1.6 },
  )

  const months = async () =>
    (await client.query<{ count: number }>(`select count(*)::int as count from pg_inherits where inhparent = 'attempts'::regclass`)).rows[0]
      ?.count ?? 0
  const [guess, history, few] = [await measured(client, guessAt(DAY, MOST)), await measured(client, historyAmong(MOST)), await months()]
  await client.query('select make_attempt_months($1::int)', [DAY + 365 * YEARS])
  // Each month has somebody's attempts, so that none is passed over for being empty.
  await addDays(client, DAY + 1, DAY + 365 * YEARS)
  await client.query(
    `insert into attempts (player_id, puzzle_id, day, first_guess_at_ms, guess_count, hint_rung)
    select 1, day * 40 + 1, day, 0, 1, 0 from days where day > $1`,
    [DAY],
  )
  await client.query('analyze attempts')
  const [many, laterGuess, laterHistory] = [
    await months(),
    await measured(client, guessAt(DAY + 365 * YEARS, MOST)),
    await measured(client, historyAmong(MOST)),
  ]
  console.log(
    `\n${markdownTable([
      {
        months: few,
        'pages a guess': guess.pages,
        'guess, of nothing': rounded(guess.time),
        'pages a history': history.pages,
        'history, of nothing': rounded(history.time),
      },
      {
        months: many,
        'pages a guess': laterGuess.pages,
        'guess, of nothing': rounded(laterGuess.time),
        'pages a history': laterHistory.pages,
        'history, of nothing': rounded(laterHistory.time),
      },
    ])}`,
  )
  laws.push(
    { law: `pages a guess, more with ${many} months`, found: laterGuess.pages - guess.pages, atMost: 4 },
    { law: `time of a guess, of ${few} months`, found: rounded(laterGuess.time / guess.time), atMost: 1.5 },
    { law: 'pages of a history for each month more', found: rounded((laterHistory.pages - history.pages) / (many - few)), atMost: 4 },
  )

  const log = await logOfGuess(client, guessAt(DAY, MOST))
  console.log(`\nA device's first guess leaves ${log} bytes in the log.`)
  laws.push({ law: 'bytes of the log a guess', found: log, atMost: 2000 })
  const routes = await routesOfGuess(client)
  console.log(`\n${markdownTable(routes)}`)
  laws.push({ law: 'tables of a guess without a route', found: routes.filter(({ route }) => route === '').length, atMost: 0 })
} finally {
  await client.end()
  await postgres.stop()
}
console.log(`\n${markdownTable(laws.map((law) => ({ ...law, holds: law.found <= law.atMost ? 'yes' : 'NO' })))}`)
process.exit(laws.every(({ found, atMost }) => found <= atMost) ? 0 : 1)

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}

import { puzzleIdOf, type Day } from '@emojigma/engine/day.ts'
import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import { percentile } from '../../percentile.ts'

const SAMPLES = 200

/** One statement, as the site sends it, prepared. */
export interface Asked {
  readonly name: string
  readonly text: string
  /** @param index of the sample */
  readonly values: (index: number) => readonly unknown[]
}

export interface Measured {
  /** Pages of PostgreSQL that it looks at. */
  readonly pages: number
  /** Median, as a multiple of that of a statement that does nothing, each taken after one of these. */
  readonly time: number
}

/** A device's first guess at a puzzle. @param players from which one is taken for each sample */
export function guessAt(day: Day, players: number): Asked {
  return {
    name: `guess among ${players} on ${day}`,
    text: 'select * from enter_guess(null, $1, $2, $3, null, 1, 0, 1, 1, 10, 0, null)',
    values: (index) => [deviceOf(playerOf(index, players)), puzzleIdOf(day, index % 40), day],
  }
}

/** A player's last attempts, as `guesses/queries.ts` asks for them. */
export function historyAmong(players: number): Asked {
  return {
    name: `history among ${players}`,
    text: `select puzzle_id, first_guess_at_ms, solved_at_ms, revealed_at_ms from attempts
      where player_id = (select id from players where device_id = $1) order by first_guess_at_ms desc, puzzle_id desc limit 100`,
    values: (index) => [deviceOf(playerOf(index, players))],
  }
}

/** Nothing that it does stays. */
export async function measured(client: Client, { name, text, values }: Asked): Promise<Measured> {
  const [own, nothing]: [number[], number[]] = [[], []]
  for (let index = 0; index < SAMPLES; index += 1) {
    await client.query('begin')
    own.push(await millisecondsOf(() => client.query({ name, text, values: [...values(index)] })))
    nothing.push(await millisecondsOf(() => client.query({ name: 'nothing', text: 'select 1' })))
    await client.query('rollback')
  }
  const pages: number[] = []
  for (let index = 0; index < SAMPLES / 10; index += 1) {
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Readonly<Record<string, number>> }] }>(
      `explain (analyze, buffers, format json) ${inlined(text, values(index))}`,
    )
    await client.query('rollback')
    const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {}
    pages.push((plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0))
  }
  return { pages: percentile(pages, 0.5), time: percentile(own, 0.5) / percentile(nothing, 0.5) }
}

/** @returns bytes of a table, of what belongs to it, and of all of its indexes */
export async function bytesOf(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    'select sum(pg_total_relation_size(relid)) as bytes from pg_partition_tree($1::regclass)',
    [table],
  )
  const { rows: plain } = await client.query<{ bytes: string }>('select pg_total_relation_size($1::regclass) as bytes', [table])
  return Number(rows[0]?.bytes ?? 0) || Number(plain[0]?.bytes ?? 0)
}

/** @returns bytes of the log that a guess leaves, besides whole pages after a checkpoint */
export async function logOfGuess(client: Client, asked: Asked): Promise<number> {
  const at = async () => Number((await client.query<{ at: string }>(`select pg_current_wal_insert_lsn() - '0/0' as at`)).rows[0]?.at ?? 0)
  const before = await at()
  for (let index = 0; index < SAMPLES; index += 1)
    await client.query({ name: asked.name, text: asked.text, values: [...asked.values(index)] })
  return Math.round(((await at()) - before) / SAMPLES)
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const beganAt = performance.now()
  await work()
  return performance.now() - beganAt
}

/** Spread over all of them, the same in each run. */
function playerOf(index: number, players: number): number {
  return ((index * 7919) % players) + 1
}

function deviceOf(player: number): string {
  return `device-${createHash('md5').update(String(player)).digest('hex')}`
}

function inlined(text: string, values: readonly unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, place: string) => {
    const value = values[Number(place) - 1]
    return typeof value === 'number' ? String(value) : `'${String(value)}'`
  })
}

import type { Client } from 'pg'

/** PostgreSQL's functions that make up a guess. */
const GUESS = ['enter_guess', 'score_guess', 'add_to_guess_totals']

/** By which column each table that a guess touches would be told apart on many machines: that of whoever plays, or a part of a count that
 *  many add to, which stands beside whoever plays.
 *  Source: docs/scale.md, Many machines */
const ROUTES: Readonly<Record<string, string>> = {
  accounts: 'id',
  players: 'account_id',
  attempts: 'player_id',
  allowances: 'player_id',
  solved_days: 'player_id',
  board_players: 'player_id',
  scores: 'player_id',
  puzzle_counts: 'a part of its own',
  guess_totals: 'a part of its own',
  score_buckets: 'a part of its own',
}

export interface Route {
  readonly table: string
  readonly route: string
}

/** Reads the statements of a guess where they are, in the database.
 *  @returns the tables that they touch; a route of '' where the page has none, or names a column that is not there */
export async function routesOfGuess(client: Client): Promise<readonly Route[]> {
  const { rows: functions } = await client.query<{ source: string }>('select prosrc as source from pg_proc where proname = any($1)', [
    GUESS,
  ])
  if (functions.length !== GUESS.length) return [{ table: `functions: ${functions.length} of ${GUESS.length}`, route: '' }]
  const { rows: columns } = await client.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns where table_schema = current_schema()`,
  )
  const known = Map.groupBy(columns, ({ table }) => table)
  const words = functions.flatMap(({ source }) => [...source.matchAll(/\b(?:from|join|into|update)\s+(\w+)/g)].map(([, word = '']) => word))
  return [...new Set(words)]
    .filter((word) => known.has(word))
    .toSorted()
    .map((table) => {
      const route = ROUTES[table] ?? ''
      const isThere = route.startsWith('a part') || known.get(table)?.some(({ column }) => column === route)
      return { table, route: isThere ? route : '' }
    })
}

/** All guesses ever judged. Spread over shards, so that guesses of different players seldom wait for each other. */
export interface GuessTotalsTable {
  shard: number
  guesses: number
  correct: number
}

/** How many visitors are connected to one server process. */
export interface LiveProcessesTable {
  /** Random UUID of the process. */
  id: string
  online: number
  /** The process is taken for dead when this grows old. */
  seen_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    guess_totals: GuessTotalsTable
    live_processes: LiveProcessesTable
  }
}

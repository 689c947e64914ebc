/** All guesses ever judged, in shards, so that guesses of different players rarely wait for the same row. */
export interface GuessTotalsTable {
  shard: number
  guesses: number
  correct: number
}

/** Visitors connected to one server process. */
export interface LiveProcessesTable {
  /** Random UUID of the process. */
  id: string
  online: number
  /** An old value means that the process is dead. */
  seen_at_ms: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    guess_totals: GuessTotalsTable
    live_processes: LiveProcessesTable
  }
}

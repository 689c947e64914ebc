import type { Generated } from 'kysely'

/** Someone who plays: a device, or an account. */
export interface PlayersTable {
  id: Generated<number>
  /** Lower-case UUID, unique. */
  device_id: string | null
  /** Unique. */
  account_id: string | null
  created_at_ms: number
}

/** One player at one puzzle, from the first guess on, or from the reveal when there was no guess. */
export interface AttemptsTable {
  player_id: number
  puzzle_id: number
  /** The day among whose three it counts: that of the first guess, though it may arrive on the next one, or of the reveal. */
  day: number
  first_guess_at_ms: number
  /** Guesses judged until the puzzle was solved; 0 = revealed without a guess, which is no attempt at it. */
  guess_count: number
  solved_at_ms: number | null
  revealed_at_ms: number | null
  /** 1 = its solve brings points; 0 = it was moved here from a device, and on the day on which it was begun the account had no free
   *  puzzle left. It never changes. */
  is_scored: Generated<number>
  /** The furthest rung of a hint that was taken before the puzzle was solved: 0 none, 1 where, 2 which rule, 3 the worked step. */
  hint_rung: number
  /** When the latest of these guesses was made, as its sender said: one of that time or before is one that was sent again. */
  last_made_at_ms: number | null
}

/** Free puzzles a player has begun on a day. */
export interface AllowancesTable {
  player_id: number
  day: number
  used: number
}

/** What a player has solved of one day's puzzles, so that lists can pass over a day at one look. */
export interface SolvedDaysTable {
  player_id: number
  /** Of the puzzles. */
  day: number
  /** A bit for each slot that is solved, the first slot the lowest. */
  slots: number
  /** Of these solves, by their levels. */
  points: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    players: PlayersTable
    attempts: AttemptsTable
    allowances: AllowancesTable
    solved_days: SolvedDaysTable
  }
}

import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Generated } from 'kysely'

type Counts<Id extends number> = { [Column in `${'attempted' | 'correct'}_${Id}`]: Generated<number> }

/** The player of an account with attempts. Any change of a player's boards locks this row first; before it exists, the account's row. */
export interface BoardPlayersTable extends Counts<PuzzleTypeId> {
  player_id: number
  /** 1 = on the public boards of days and weeks. */
  is_listed: number
  /** Number of days played, and the last of them. */
  days_played: Generated<number>
  last_played_day: Generated<number>
  /** The sums for fair play, as JSON; empty = none yet. See fairness/evidence.ts. */
  evidence: Generated<string>
}

/** The sums for fair play about a device, as JSON, until an account takes its attempts over. See fairness/evidence.ts. */
export interface DeviceEvidenceTable {
  player_id: number
  evidence: string
}

/** A player's score in one period of one scope: a row of a board. `attempted_3` is the count at level 3. */
export interface ScoresTable extends Counts<LevelId> {
  player_id: number
  /** 0 all time, 1 week, 2 day. */
  scope: number
  /** 0, or the number of the week or day. */
  period: number
  /** 1 = on this public board. */
  is_listed: number
  score: number
  correct: number
  attempted: number
  /** When the score was reached; 0 = nothing solved. */
  reached_at_ms: number
}

/** Number of listed players with a score from `bucket * width` up to below the next bucket. */
export interface ScoreBucketsTable {
  scope: number
  period: number
  width: number
  bucket: number
  players: number
}

/** A suspicion that a player does not play by hand. While it is open, the player is on no public board; an operator can clear it. */
export interface FlagsTable {
  id: Generated<number>
  player_id: number
  rule: string
  /** The sums and times as JSON. */
  evidence: string
  raised_at_ms: number
  cleared_at_ms: number | null
}

/** How often a name on the boards was hidden, changed or deleted: one row. */
export interface NameChangesTable {
  id: number
  count: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    board_players: BoardPlayersTable
    device_evidence: DeviceEvidenceTable
    scores: ScoresTable
    score_buckets: ScoreBucketsTable
    flags: FlagsTable
    name_changes: NameChangesTable
  }
}

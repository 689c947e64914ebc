import type { LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { Generated } from 'kysely'

type Counts<Id extends number> = { [Column in `${'attempted' | 'correct'}_${Id}`]: Generated<number> }

/** An account's player who has attempted something. What changes anything of a player on the boards locks this row first;
 *  while there is none yet, the account's row. */
export interface BoardPlayersTable extends Counts<PuzzleTypeId> {
  player_id: number
  /** 1 = on the public boards; the same in the player's scores. */
  is_listed: number
  /** On how many days they played, and the last of these days. */
  days_played: Generated<number>
  last_played_day: Generated<number>
  /** The sums by which fair play is judged, as JSON; empty = none yet. See fairness/evidence.ts. */
  evidence: Generated<string>
}

/** A player's score in one period of one scope: a row of a board. `attempted_3` is the count at level 3. */
export interface ScoresTable extends Counts<LevelId> {
  player_id: number
  /** 0 all time, 1 week, 2 day. */
  scope: number
  /** 0, or the number of the week or day. */
  period: number
  is_listed: number
  score: number
  correct: number
  attempted: number
  /** When the score became what it is; 0 = nothing solved. */
  reached_at_ms: number
}

/** How many listed players have a score from `bucket * width` up to below the next bucket. */
export interface ScoreBucketsTable {
  scope: number
  period: number
  width: number
  bucket: number
  players: number
}

/** A player does not play by hand, as it seems. Open until an operator clears it; meanwhile the player is on no public board. */
export interface FlagsTable {
  id: Generated<number>
  player_id: number
  rule: string
  /** What was counted, and when, as JSON. */
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
    scores: ScoresTable
    score_buckets: ScoreBucketsTable
    flags: FlagsTable
    name_changes: NameChangesTable
  }
}

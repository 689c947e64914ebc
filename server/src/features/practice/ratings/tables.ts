/** What the attempts of one day say, not yet counted into `value`: an `Evidence` of the engine. */
interface DaysEvidence {
  /** Value and deviation at the beginning of this day. */
  day: number
  attempts: number
  surprise: number
  expected: number
  information: number
}

/** How able a player is at a kind, as their attempts show it; no row = never played, or not read yet. */
export interface PlayerRatingsTable extends DaysEvidence {
  player_id: number
  type_id: number
  value: number
  deviation: number
  /** Attempts of all days that were counted. */
  played: number
}

/** How hard a puzzle is: at first by the engine's score, then as attempts show it. */
export interface PuzzleRatingsTable extends DaysEvidence {
  puzzle_id: number
  type_id: number
  value: number
  deviation: number
  /** With what the day's attempts say: what puzzles are chosen by. */
  current: number
  played: number
}

/** How far attempts were read: the last one that was counted. One row, which is locked while a batch is counted. */
export interface RatingMarkTable {
  id: number
  begun_at_ms: number
  player_id: number
  puzzle_id: number
}

/** The days whose puzzles have their ratings. */
export interface RatedDaysTable {
  day: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    player_ratings: PlayerRatingsTable
    puzzle_ratings: PuzzleRatingsTable
    rating_mark: RatingMarkTable
    rated_days: RatedDaysTable
  }
}

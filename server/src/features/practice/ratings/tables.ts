/** Evidence of one day's attempts that is not yet counted into `value`: an `Evidence` of the engine. */
interface DaysEvidence {
  /** The day whose beginning value and deviation describe. */
  day: number
  attempts: number
  surprise: number
  expected: number
  information: number
}

/** A player's ability at a kind, estimated from attempts; no row = never played, or not counted yet. */
export interface PlayerRatingsTable extends DaysEvidence {
  player_id: number
  type_id: number
  value: number
  deviation: number
  /** Counted attempts of all days. */
  played: number
}

/** A puzzle's difficulty: first the engine's score, then estimated from attempts. */
export interface PuzzleRatingsTable extends DaysEvidence {
  puzzle_id: number
  type_id: number
  value: number
  deviation: number
  /** Including the day's evidence; puzzles are chosen by it. */
  current: number
  played: number
}

/** An idea that returns to a player; no row = none was missed, or it has returned three times. */
export interface ReviewsTable {
  player_id: number
  /** A `StrandId` of the engine. */
  strand: string
  /** Where it was missed, or solved with help, and on which day. */
  puzzle_id: number
  day: number
  /** How often it has been solved since. */
  stage: number
  due_day: number
}

/** The last counted attempt. One row, locked while a batch is counted. */
export interface RatingMarkTable {
  id: number
  begun_at_ms: number
  player_id: number
  puzzle_id: number
}

/** The days whose puzzles have ratings. */
export interface RatedDaysTable {
  day: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    player_ratings: PlayerRatingsTable
    puzzle_ratings: PuzzleRatingsTable
    rating_mark: RatingMarkTable
    reviews: ReviewsTable
    rated_days: RatedDaysTable
  }
}

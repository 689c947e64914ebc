/** A player's streak up to the end of a week long past, so that no page has to read all attempts. */
export interface CountedDaysTable {
  player_id: number
  /** The last week counted. */
  through_week: number
  days: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    counted_days: CountedDaysTable
  }
}

/** A player's days in a row until the end of a week that is over for long, so that no page has to look at all that was ever played. */
export interface CountedDaysTable {
  player_id: number
  /** The last week that is counted. */
  through_week: number
  days: number
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    counted_days: CountedDaysTable
  }
}

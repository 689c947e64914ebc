/** How much the calls take and give at most, apart from their schemas so that the page need not load the validator. */

/** Puzzles in one answer.
 *  Source: specification §9, Lists */
export const LIST_LIMIT = 48

/** Guesses made offline in one call.
 *  Source: contract §3, UploadPuzzleGuesses */
export const OFFLINE_GUESSES_LIMIT = 100

/** Rows of a leaderboard; whoever stands after them stands there because it is their own row.
 *  Source: specification §9, Leaderboard */
export const BOARD_LIMIT = 100

/** Puzzles that a call for what was played may ask about. */
export const PLAYED_IDS_LIMIT = 100

/** How much the calls take and give at most, apart from their schemas so that the page need not load the validator. */

/** Puzzles in one answer.
 *  Source: docs/product.md, Lists and filters */
export const LIST_LIMIT = 48

/** Guesses made offline in one call.
 *  Source: docs/product.md, Guesses made offline */
export const OFFLINE_GUESSES_LIMIT = 100

/** Rows of a leaderboard. The account's own row may follow as one more.
 *  Source: docs/product.md, Leaderboards */
export const BOARD_LIMIT = 100

/** Days of play before an account is listed on the public boards.
 *  Source: docs/product.md, Leaderboards */
export const LISTED_DAYS = 3

/** Puzzles that a call for what was played may ask about, and of which it tells where it is asked about none: those begun last.
 *  Source: docs/product.md, The wire */
export const PLAYED_IDS_LIMIT = 100

/** Days before the end of an offer from which on people are told how much time is left.
 *  Source: docs/product.md, Offers */
export const OFFER_ENDING_DAYS = 7

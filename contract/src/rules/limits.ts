/** Limits of calls, separate from their schemas so that the page does not load the validator. */

/** Puzzles per reply.
 *  Source: docs/product.md, Lists and filters */
export const LIST_LIMIT = 48

/** Offline guesses per call.
 *  Source: docs/product.md, Guesses made offline */
export const OFFLINE_GUESSES_LIMIT = 100

/** Rows of a leaderboard. The account's own row may follow as an extra one.
 *  Source: docs/product.md, Leaderboards */
export const BOARD_LIMIT = 100

/** Days of play before an account is listed on the daily and weekly boards: with the first solve.
 *  Source: docs/product.md, Leaderboards */
export const LISTED_DAYS = 1

/** Days of play before an account is listed on the all-time board, by which most scripts are found.
 *  Source: docs/product.md, Leaderboards */
export const ALL_TIME_LISTED_DAYS = 14

/** Puzzles per request for played puzzles, and per reply where none are named: those begun last.
 *  Source: docs/product.md, The wire */
export const PLAYED_IDS_LIMIT = 100

/** Days before its end from which an offer shows the time left.
 *  Source: docs/product.md, Offers */
export const OFFER_ENDING_DAYS = 7

/** A search for the odd emoji that takes longer was interrupted. */
export const LONGEST_SEARCH_MS = 600_000

import type { Generated } from 'kysely'

/** A device or an account. */
export interface PlayersTable {
  id: Generated<number>
  /** Lower-case UUID, unique. */
  device_id: string | null
  /** Unique. */
  account_id: string | null
  /** Of a device: the account that last took over its attempts. It is deleted with that account unless it was played on since. */
  claimed_by: string | null
  created_at_ms: number
}

/** One player at one puzzle, from the first guess on, or from the reveal when there was no guess. */
export interface AttemptsTable {
  player_id: number
  puzzle_id: number
  /** The day whose three free puzzles it counts among: that of the first guess, even if it arrives a day late, or of the reveal. */
  day: number
  first_guess_at_ms: number
  /** Guesses judged until the puzzle was solved; 0 = revealed without a guess, which is no attempt at it. */
  guess_count: number
  solved_at_ms: number | null
  revealed_at_ms: number | null
  /** 1 = its solve earns points; 0 = it came from a device, and the account had no free puzzle left on the day on which it was begun, or
   *  its answer was printed first. It never changes once the puzzle is solved. */
  is_scored: Generated<number>
  /** The furthest hint rung used before the solve: 0 none, 1 where, 2 which rule, 3 the worked step. */
  hint_rung: number
  /** When the latest of these guesses was made, according to its sender: a guess of that time or earlier is a repeat. */
  last_made_at_ms: number | null
  /** The first slip behind a wrong guess, a `SlipRule` of the engine. */
  slip: string | null
  /** Of a solved Spot the odd emoji: from the first sight of the picture to the right guess, according to its sender. */
  searched_ms: number | null
}

/** Free puzzles a player has begun on a day. */
export interface AllowancesTable {
  player_id: number
  day: number
  used: number
}

/** Which of a day's puzzles a player has solved, so that lists can skip a day with one read. */
export interface SolvedDaysTable {
  player_id: number
  /** The day of the puzzles. */
  day: number
  /** One bit per slot, the first slot lowest. */
  slots: number
  /** Of these solves, by their levels. */
  points: number
}

/** Puzzles whose answers a player's account has printed: a later solve earns no points. */
export interface PrintedAnswersTable {
  player_id: number
  puzzle_id: number
  printed_at_ms: number
}

/** The first different wrong answers of a student at a puzzle. */
export interface WrongAnswersTable {
  player_id: number
  puzzle_id: number
  /** From 1. */
  place: number
  /** A canonical guess: a number, a word, or the cell of an odd emoji. */
  answer: string
  made_at_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    players: PlayersTable
    attempts: AttemptsTable
    allowances: AllowancesTable
    solved_days: SolvedDaysTable
    printed_answers: PrintedAnswersTable
    wrong_answers: WrongAnswersTable
  }
}

import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'

/** A puzzle made by a teacher or a student. */
export interface MadePuzzlesTable {
  /** Above those of all published puzzles. */
  id: number
  /** The maker, or the maker's teacher. */
  teacher_id: string
  /** The account that made it. */
  author_id: string
  /** The class of a student's puzzle; null = a teacher's own. */
  classroom_id: string | null
  title: string
  /** As JSON. */
  question: string
  answer: string
  level_id: number
  state: MadeState
  made_at_ms: number
  removed_at_ms: number | null
  /** Idempotency key of the maker's page. */
  puzzle_key: string | null
}

/** A player's attempt at a made puzzle, like `attempts` for published ones. */
export interface MadeAttemptsTable {
  account_id: string
  made_puzzle_id: number
  first_guess_at_ms: number
  guess_count: number
  solved_at_ms: number | null
  hint_rung: number
  last_made_at_ms: number | null
}

/** The classrooms whose students may make puzzles. */
export interface MakerClassroomsTable {
  classroom_id: string
  since_ms: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    made_puzzles: MadePuzzlesTable
    made_attempts: MadeAttemptsTable
    maker_classrooms: MakerClassroomsTable
  }
}

import type { MadeState } from '@emojigma/contract/rules/made-puzzles.ts'

/** A puzzle that a teacher or a student made. */
export interface MadePuzzlesTable {
  /** Beyond those of all published puzzles. */
  id: number
  /** The teacher who made it, or whose student did. */
  teacher_id: string
  /** The account that made it. */
  author_id: string
  /** The classroom that a student's puzzle is for; null = a teacher's own. */
  classroom_id: string | null
  title: string
  /** As JSON. */
  question: string
  answer: string
  level_id: number
  state: MadeState
  made_at_ms: number
  removed_at_ms: number | null
  /** Which its maker's page made for it, so that it is made once. */
  puzzle_key: string | null
}

/** What somebody did at a made puzzle, as `attempts` has it of published ones. */
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

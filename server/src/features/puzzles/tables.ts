import type { Generated } from 'kysely'
/** A published day. Its row is the claim: the transaction that inserts it also publishes the day's forty puzzles. */
export interface DaysTable {
  day: number
  published_at_ms: number
  generator_version: number
}

/** A puzzle as it was published; never changed afterwards. */
export interface PuzzlesTable {
  id: number
  day: number
  type_id: number
  level_id: number
  theme: string
  /** 1 when the theme belongs to a season. */
  is_seasonal: number
  /** A Question as JSON. */
  question: string
  /** In the canonical form of a guess. */
  answer: string
  /** The question in words. */
  text: string
  repeat_key: string
  generator_version: number
}

/** How many players attempted and solved a puzzle, and how often its worksheet was made. Type, level and theme are copied here, so that
 *  every popular list has its own index. */
export interface PuzzleCountsTable {
  puzzle_id: number
  type_id: number
  level_id: number
  theme: string
  attempted: number
  correct: number
  sheets: Generated<number>
}

/** A Word question in another language than English. Generated at the first request, and never changed afterwards. */
export interface WordQuestionsTable {
  puzzle_id: number
  /** Language code. */
  language: string
  level_id: number
  /** A Question as JSON. */
  question: string
  answer: string
  /** Unique per level and language. */
  repeat_key: string
  generator_version: number
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    days: DaysTable
    puzzles: PuzzlesTable
    puzzle_counts: PuzzleCountsTable
    word_questions: WordQuestionsTable
  }
}

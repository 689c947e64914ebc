/** A published day. Its row is the claim: who inserts it publishes the day's forty puzzles in the same transaction. */
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

/** How many players attempted and solved a puzzle. Type, level and theme stand here again, so that every popular list has its own index. */
export interface PuzzleCountsTable {
  puzzle_id: number
  type_id: number
  level_id: number
  theme: string
  attempted: number
  correct: number
}

/** What a Word puzzle asks in another language than English. Made when it is first asked for, and never changed afterwards. */
export interface WordQuestionsTable {
  puzzle_id: number
  /** The language's code. */
  language: string
  level_id: number
  /** A Question as JSON. */
  question: string
  answer: string
  /** No two puzzles of a level have the same in one language. */
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

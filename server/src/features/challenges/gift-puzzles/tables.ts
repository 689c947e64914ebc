/** A puzzle that someone sends to friends. Nothing in it says who. */
export interface GiftPuzzlesTable {
  /** As in the link; being random, it is also the access control. Above those of all made puzzles. */
  id: number
  /** The hash of the sender's key: idempotency key, and later the access to the results. */
  key_hash: string
  /** As JSON. */
  question: string
  answer: string
  level_id: number
  sent_at_ms: number
}

/** A friend's attempt at a sent puzzle, from opening it. */
export interface GiftAttemptsTable {
  gift_puzzle_id: number
  player_id: number
  /** The friend's name in the results, unique per puzzle. */
  animal: string
  opened_at_ms: number
  guess_count: number
  solved_at_ms: number | null
  /** When the latest guess was made, according to its sender; null = none, or unknown. */
  last_made_at_ms: number | null
}

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    gift_puzzles: GiftPuzzlesTable
    gift_attempts: GiftAttemptsTable
  }
}

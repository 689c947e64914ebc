/** Puzzles of one day chosen for friends. */
export interface ChallengesTable {
  /** As in the link; being random, it is also the access control. */
  id: string
  /** Its maker. */
  player_id: number
  /** The day of the puzzles. */
  day: number
  /** One bit per slot, the first slot lowest. */
  slots: number
  made_at_ms: number
  /** Idempotency key: a UUID of the page, unique per player. Null if none was sent, or after a move from a device to an account. */
  challenge_key: string | null
}

/** Present and former participants of challenges. */
export interface ChallengeTakersTable {
  challenge_id: string
  player_id: number
  /** Generated for this challenge, or the generated nickname of the account. */
  name: string
  taken_at_ms: number
  /** Null while the player takes part. */
  left_at_ms: number | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    challenges: ChallengesTable
    challenge_takers: ChallengeTakersTable
  }
}

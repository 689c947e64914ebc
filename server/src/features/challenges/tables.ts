/** Puzzles of one day that somebody chose for friends. */
export interface ChallengesTable {
  /** As it stands in the link; also what keeps others out. */
  id: string
  /** Who made it. */
  player_id: number
  /** Of the puzzles. */
  day: number
  /** A bit for each slot that is chosen, the first slot the lowest. */
  slots: number
  made_at_ms: number
  /** The page's own UUID of what it asked for; unique for a player. Null where none was sent, or it has come from a device to an
   *  account. */
  challenge_key: string | null
}

/** Who takes part in a challenge, or did. */
export interface ChallengeTakersTable {
  challenge_id: string
  player_id: number
  /** Made up for this challenge, or the generated nickname of the account. */
  name: string
  taken_at_ms: number
  /** Absent while the player takes part. */
  left_at_ms: number | null
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    challenges: ChallengesTable
    challenge_takers: ChallengeTakersTable
  }
}

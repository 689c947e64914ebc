import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Player } from '../../platform/visitor.ts'
import type { DeviceMove } from './move/device-move.ts'
import type { GuessEntry } from './players.ts'

/** An account's place on the boards. */
export interface Standing {
  /** All-time points. */
  readonly score: number
  /** Puzzles solved today for points. */
  readonly solvedToday: number
}

/** The outcome of a guess, with the player's new standing. */
export type StandingEntry =
  | Exclude<GuessEntry, { kind: 'entered' }>
  | (Extract<GuessEntry, { kind: 'entered' }> & { readonly standing: Standing | undefined })

/** A guess just entered, at a puzzle that was not solved before. */
export interface EnteredGuess {
  readonly player: Player
  readonly playerId: number
  readonly puzzleId: number
  readonly begunAtMs: number
  /** The player's first guess at the puzzle. */
  readonly isFirst: boolean
  readonly solves: boolean
  /** The solve earns points. */
  readonly isScored: boolean
  /** Now, or the time that the sender gives for an offline guess. */
  readonly madeAtMs: number
  readonly nowMs: number
}

/** Hooks for other features: in the transaction of a guess or of a device's move to an account, and after a reveal. They run in the
 *  order of registration. */
export interface GuessListener {
  /** @returns the player's position, if this feature knows it */
  readonly guessEntered?: (transaction: Transaction<Tables>, guess: EnteredGuess) => Promise<Standing | undefined>
  /** Runs once the reveal is on disk. */
  readonly revealed?: (player: Player) => void
  /** @returns the points that the move earns */
  readonly deviceMoved?: (transaction: Transaction<Tables>, move: DeviceMove, nowMs: number) => Promise<number>
}

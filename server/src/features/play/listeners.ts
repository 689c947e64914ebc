import type { Transaction } from 'kysely'
import type { Tables } from '../../platform/database/tables.ts'
import type { Player } from '../../platform/visitor.ts'
import type { DeviceMove } from './move/device-move.ts'
import type { GuessEntry } from './players.ts'

/** Where an account stands. */
export interface Standing {
  /** All its points. */
  readonly score: number
  /** Puzzles that brought it points on the day of the solve. */
  readonly solvedToday: number
}

/** What became of a guess, and where the player stands by it. */
export type StandingEntry =
  | Exclude<GuessEntry, { kind: 'entered' }>
  | (Extract<GuessEntry, { kind: 'entered' }> & { readonly standing: Standing | undefined })

/** A guess that was entered just now, at a puzzle that was not solved before. */
export interface EnteredGuess {
  readonly player: Player
  readonly playerId: number
  readonly puzzleId: number
  readonly begunAtMs: number
  /** The player attempts the puzzle with it. */
  readonly isFirst: boolean
  readonly solves: boolean
  /** The solve brings an account points. */
  readonly isScored: boolean
  /** Not made offline. */
  readonly isLive: boolean
  /** When it was made: now, or for one that was made offline as its sender says. */
  readonly madeAtMs: number
  readonly nowMs: number
}

/** What other features do in the transaction of a guess, or of a device's move to an account, and after a reveal. They do it in the order
 *  in which they registered. */
export interface GuessListener {
  /** @returns where the player stands, if this feature knows it */
  readonly guessEntered?: (transaction: Transaction<Tables>, guess: EnteredGuess) => Promise<Standing | undefined>
  /** Hears that a player has looked at an answer, once that is on disk. */
  readonly revealed?: (player: Player) => void
  /** @returns the points that the move brings */
  readonly deviceMoved?: (transaction: Transaction<Tables>, move: DeviceMove, nowMs: number) => Promise<number>
}

import { GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import { ENGLISH, type Language } from './languages.ts'

/** Who a valid bearer token speaks for. */
export interface SignedIn {
  readonly accountId: string
  readonly sessionId: string
}

/** Who plays: an account, or a device without one. */
export type Player = { readonly kind: 'account'; readonly accountId: string } | { readonly kind: 'device'; readonly deviceId: string }

/** Who asks about puzzles: as `access()` sees them, and the player that they are, if that is known. */
export interface PuzzleVisitor extends Visitor {
  readonly player: Player | undefined
  /** In which puzzles are told. */
  readonly language: Language
}

export type KnownVisitor = PuzzleVisitor & { readonly player: Player }

/** Nobody in particular. */
export const ANYBODY: PuzzleVisitor = anybodyIn(ENGLISH)

/** Nobody in particular, who reads in a language. */
export function anybodyIn(language: Language): PuzzleVisitor {
  return { ...GUEST, player: undefined, language }
}

export function isKnown(visitor: PuzzleVisitor): visitor is KnownVisitor {
  return visitor.player !== undefined
}

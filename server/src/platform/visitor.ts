import { GUEST, type Visitor } from '@emojigma/contract/rules/visitor.ts'
import { ENGLISH, type Language } from './languages.ts'

/** The account and session of a valid bearer token. */
export interface SignedIn {
  readonly accountId: string
  readonly sessionId: string
}

/** A player: an account, or the device of a guest. */
export type Player = { readonly kind: 'account'; readonly accountId: string } | { readonly kind: 'device'; readonly deviceId: string }

/** A reader of puzzles: as `access()` sees them, with the player if known. */
export interface PuzzleVisitor extends Visitor {
  readonly player: Player | undefined
  /** The language of texts in puzzles. */
  readonly language: Language
}

export type KnownVisitor = PuzzleVisitor & { readonly player: Player }

/** An anonymous guest. */
export const ANYBODY: PuzzleVisitor = anybodyIn(ENGLISH)

/** An anonymous guest who reads in a language. */
export function anybodyIn(language: Language): PuzzleVisitor {
  return { ...GUEST, player: undefined, language }
}

export function isKnown(visitor: PuzzleVisitor): visitor is KnownVisitor {
  return visitor.player !== undefined
}

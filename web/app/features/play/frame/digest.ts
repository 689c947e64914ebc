import { digestInput } from '@emojigma/engine/guess.ts'
import { sha256 } from './sha256.ts'

/** Whether a guess is the answer, by its digest, without a call.
 *  @param guess in its canonical form
 *  @throws if hashing is unavailable
 *  Source: docs/product.md, Guesses and canonical form */
export async function isRightGuess(puzzle: { readonly id: number; readonly answerDigest: string }, guess: string): Promise<boolean> {
  return (await sha256(digestInput(puzzle.id, guess))) === puzzle.answerDigest
}

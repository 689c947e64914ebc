import { digestInput } from '@emojigma/engine/guess.ts'

/** Whether a guess is the answer, found out without asking the server.
 *  @param guess in its canonical form
 *  Source: contract §1, Answers */
export async function isRightGuess(puzzle: { readonly id: number; readonly answerDigest: string }, guess: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestInput(puzzle.id, guess)))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('') === puzzle.answerDigest
}

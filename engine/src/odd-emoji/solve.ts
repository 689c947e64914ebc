import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { OddEmojiQuestion } from '../question.ts'

/** The odd one is where it is; all there is to prove is that it is in sight, and that the rest is another emoji. */
export function solveOdd({ emoji: [crowd, odd], side, row, column }: OddEmojiQuestion): Solution {
  const isInside = [row, column].every((line) => Number.isInteger(line) && line >= 0 && line < side)
  if (crowd === odd || !isInside || side < 2) return { kind: 'impossible' }
  return { kind: 'unique', answer: `${row + 1}-${column + 1}` }
}

export function proveOdd(question: OddEmojiQuestion): ProofResult {
  const solution = solveOdd(question)
  if (solution.kind !== 'unique') return solution.kind
  return { answer: solution.answer, proof: { method: 'construction', holdsFor: 'all cells', cells: question.side ** 2 } }
}

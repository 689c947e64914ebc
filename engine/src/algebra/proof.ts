import type { Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { Deduction } from './deduction.ts'

/** A deduction as a proof: each block has one solution over the real numbers.
 *  @param solution of the deduction
 *  @param answerSymbol the symbol of the answer, which is no emoji; undefined if there is none */
export function provenByBlocks(deduction: Deduction | 'impossible', solution: Solution, answerSymbol?: number): ProofResult {
  if (deduction === 'impossible') return 'impossible'
  if (solution.kind !== 'unique') return solution.kind
  const stages = deduction.stages.filter(({ symbols }) => symbols.some((symbol) => symbol !== answerSymbol))
  const largestBlock = stages.reduce((largest, { symbols }) => Math.max(largest, symbols.length), 0)
  return { answer: solution.answer, proof: { method: 'linear blocks', holdsFor: 'real numbers', stages: stages.length, largestBlock } }
}

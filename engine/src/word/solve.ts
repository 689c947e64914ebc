import { deduce, type Deduction } from '../algebra/deduction.ts'
import { provenByBlocks } from '../algebra/proof.ts'
import { readEquations } from '../algebra/reading.ts'
import { letterAt } from '../alphabet.ts'
import type { DeductionResult, Solution } from '../kind.ts'
import type { ProofResult } from '../proof.ts'
import type { WordQuestion } from '../question.ts'

/** Solves the displayed equations and spells the word. */
export function solveWord(question: WordQuestion): Solution {
  return wordIn(deduceWord(question), question)
}

export function proveWord(question: WordQuestion): ProofResult {
  const deduction = deduceWord(question)
  return provenByBlocks(deduction, wordIn(deduction, question))
}

/** The deduction from the displayed equations. */
export function deduceWord({ emoji, equations, spelling }: WordQuestion): Deduction | 'impossible' {
  const isSpelled = spelling.length > 0 && spelling.every((symbol) => emoji[symbol] !== undefined)
  const relations = isSpelled ? readEquations(equations, emoji.length) : undefined
  return relations ? deduce(relations, emoji.length) : 'impossible'
}

/** The word that a deduction spells; 'ambiguous' also when the steps do not decide. */
export function wordIn(deduction: Deduction | 'impossible', { spelling, alphabet }: WordQuestion): DeductionResult {
  if (deduction === 'impossible') return { kind: 'impossible' }
  let isOpen = !deduction.isExhausted
  let word = ''
  for (const symbol of spelling) {
    const position = deduction.values[symbol]
    const letter = position === undefined ? undefined : letterAt(position, alphabet)
    if (position === undefined) isOpen = true
    else if (letter === undefined) return { kind: 'impossible' }
    word += letter ?? ''
  }
  return isOpen ? { kind: 'ambiguous' } : { kind: 'unique', answer: word }
}

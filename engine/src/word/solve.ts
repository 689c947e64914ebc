import { deduce } from '../algebra/deduction.ts'
import { readEquations } from '../algebra/reading.ts'
import type { Solution } from '../kind.ts'
import type { WordQuestion } from '../question.ts'
import { letterAt } from './letters.ts'

/** Solves the displayed equations and spells the word with what the emoji are worth. */
export function solveWord({ emoji, equations, spelling }: WordQuestion): Solution {
  const relations = readEquations(equations, emoji.length)
  if (!relations || spelling.length === 0 || spelling.some((symbol) => emoji[symbol] === undefined)) return { kind: 'impossible' }
  const deduction = deduce(relations, emoji.length)
  if (deduction === 'impossible') return { kind: 'impossible' }
  let isOpen = !deduction.isExhausted
  let word = ''
  for (const symbol of spelling) {
    const position = deduction.values[symbol]
    const letter = position === undefined ? undefined : letterAt(position)
    if (position === undefined) isOpen = true
    else if (letter === undefined) return { kind: 'impossible' }
    word += letter ?? ''
  }
  return isOpen ? { kind: 'ambiguous' } : { kind: 'unique', answer: word }
}

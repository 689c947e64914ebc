import type { Explanation, LookingStep } from '../explanation/explanation.ts'
import type { OddEmojiQuestion } from '../question.ts'
import { solveOdd } from './solve.ts'

/** How to look, without a hint at the place: for when the cell is not known yet.
 *  @param side emoji cells per side */
export function explainLooking(side: number): LookingStep[] {
  return [
    { technique: 'whole picture', side },
    { technique: 'sweep', side },
  ]
}

/** How to look, then closer and closer to the cell. */
export function explainOdd(question: OddEmojiQuestion): Explanation<LookingStep> {
  const solution = solveOdd(question)
  if (solution.kind !== 'unique') return { kind: 'impossible' }
  const { side, row, column } = question
  const middle = Math.ceil(side / 2)
  const half = row < middle ? { fromRow: 0, toRow: middle - 1 } : { fromRow: middle, toRow: side - 1 }
  return {
    kind: 'explained',
    steps: [
      ...explainLooking(side),
      { technique: 'half', side, ...half },
      { technique: 'row', side, row },
      { technique: 'cell', side, row, column },
    ],
    answer: solution.answer,
  }
}

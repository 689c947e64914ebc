import { variantOf, type Change } from '../emoji/variant.ts'
import type { Explanation, LookingFeature, LookingStep } from '../explanation/explanation.ts'
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

const FEATURES: Readonly<Record<Change['kind'], LookingFeature>> = {
  mirror: 'direction',
  turn: 'direction',
  less: 'part missing',
  wink: 'eyes',
  flip: 'place of a part',
  move: 'place of a part',
  shade: 'colour',
}

/** How to look, what to compare, then closer and closer to the cell. */
export function explainOdd(question: OddEmojiQuestion): Explanation<LookingStep> {
  const solution = solveOdd(question)
  if (solution.kind !== 'unique') return { kind: 'impossible' }
  const { emoji, side, row, column } = question
  const change = variantOf(emoji[1])?.change
  const middle = Math.ceil(side / 2)
  const half = row < middle ? { fromRow: 0, toRow: middle - 1 } : { fromRow: middle, toRow: side - 1 }
  return {
    kind: 'explained',
    steps: [
      ...explainLooking(side),
      { technique: 'feature', side, feature: change ? FEATURES[change.kind] : 'shape' },
      { technique: 'half', side, ...half },
      { technique: 'row', side, row },
      { technique: 'cell', side, row, column },
    ],
    answer: solution.answer,
  }
}

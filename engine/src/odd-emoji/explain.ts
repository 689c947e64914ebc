import type { Explanation, LookingStep } from '../explanation.ts'
import type { OddEmojiQuestion } from '../question.ts'

/** How to look, without a word about where the odd one is: a hint for who does not know the place.
 *  @param side emoji cells a side */
export function explainLooking(side: number): LookingStep[] {
  return [
    { technique: 'whole picture', side },
    { technique: 'sweep', side },
  ]
}

/** How to look, then nearer and nearer to the place. */
export function explainOdd({ emoji: [crowd, odd], side, row, column }: OddEmojiQuestion): Explanation<LookingStep> {
  const isInside = [row, column].every((line) => Number.isInteger(line) && line >= 0 && line < side)
  if (crowd === odd || !isInside || side < 2) return { kind: 'impossible' }
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
    answer: `${row + 1}-${column + 1}`,
  }
}

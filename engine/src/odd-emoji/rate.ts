import { JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { OddEmojiQuestion } from '../question.ts'
import type { OddGrounds, Rating } from '../rating.ts'
import { bandOfLevel, comparableDistance } from './bands.ts'
import { ODD_PAIRS } from './pairs.ts'
import { solveOdd } from './solve.ts'
import { variantNamed, type OddVariant } from './variants.ts'

/** Based on how far apart the two look in the shipped art, and on the number of cells. A pair and a variant are told apart at different
 *  speeds, so their scores are not comparable. */
export function rateOdd(question: OddEmojiQuestion): Rating<OddGrounds> {
  const { emoji, side } = question
  if (solveOdd(question).kind !== 'unique') return { kind: 'impossible' }
  const variant = measuredVariant(emoji)
  const distance = variant?.distance ?? pairDistance(emoji)
  if (distance === undefined) return { kind: 'unmeasured' }
  const score = Math.round((1000 * side * side) / comparableDistance(distance, variant?.kind ?? 'pair'))
  return { kind: 'rated', band: bandOf(distance, variant), score, restsOn: { distance, side } }
}

function measuredVariant([crowd, odd]: OddEmojiQuestion['emoji']): OddVariant | undefined {
  const variant = variantNamed(odd)
  return variant?.base === crowd ? variant : undefined
}

function pairDistance(emoji: OddEmojiQuestion['emoji']): number | undefined {
  return ODD_PAIRS.find(({ emoji: [one, other] }) => emoji.includes(one) && emoji.includes(other))?.distance
}

/** The easiest level that is as hard; two emoji are a junior puzzle on a board of any side. */
function bandOf(distance: number, variant: OddVariant | undefined): LevelId {
  const levels = variant ? NEXT_LEVEL_IDS : JUNIOR_LEVEL_IDS
  const hardest: LevelId = variant ? 5 : 10
  return levels.find((levelId) => distance >= (bandOfLevel(levelId, variant?.kind ?? 'pair')?.from ?? 0)) ?? hardest
}

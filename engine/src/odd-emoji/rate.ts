import { variantOf } from '../emoji/variant.ts'
import { ALL_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { OddEmojiQuestion } from '../question.ts'
import type { OddGrounds, Rating } from '../rating.ts'
import { bandOfLevel } from './bands.ts'
import { oddSide } from './board.ts'
import { pairsOfLevel } from './level-pairs.ts'
import { ODD_PAIRS } from './pairs.ts'
import { solveOdd } from './solve.ts'
import { variantNamed } from './variants.ts'

/** Based on how different the two look in the shipped art, and on the number of cells. Pairs and variants have separate measures, so
 *  their scores are not comparable. */
export function rateOdd(question: OddEmojiQuestion): Rating<OddGrounds> {
  const { emoji, side } = question
  if (solveOdd(question).kind !== 'unique') return { kind: 'impossible' }
  const isVariant = emoji.some((one) => variantOf(one) !== undefined)
  const distance = isVariant ? variantDistance(emoji) : pairDistance(emoji)
  if (distance === undefined) return { kind: 'unmeasured' }
  const score = Math.round((1000 * side * side) / distance)
  return { kind: 'rated', band: isVariant ? bandOfVariant(distance) : bandOfPair(distance, side), score, restsOn: { distance, side } }
}

function variantDistance([crowd, odd]: OddEmojiQuestion['emoji']): number | undefined {
  const variant = variantNamed(odd)
  return variant?.base === crowd ? variant.distance : undefined
}

function pairDistance(emoji: OddEmojiQuestion['emoji']): number | undefined {
  return ODD_PAIRS.find(({ emoji: [one, other] }) => emoji.includes(one) && emoji.includes(other))?.distance
}

function bandOfVariant(distance: number): LevelId {
  return NEXT_LEVEL_IDS.find((levelId) => distance >= (bandOfLevel(levelId)?.from ?? 0)) ?? 5
}

/** The level by distance; where two meet at one distance, the one with such a side. Puzzles of pairs at Next Level levels are stored
 *  ones. */
function bandOfPair(distance: number, side: number): LevelId {
  const isAmong = (levelId: LevelId): boolean => {
    const pairs = pairsOfLevel(levelId)
    return distance >= (pairs.at(-1)?.distance ?? 0) && distance <= (pairs[0]?.distance ?? 0)
  }
  const fitting = ALL_LEVEL_IDS.filter(isAmong)
  const harder = ALL_LEVEL_IDS.find((levelId) => distance >= (pairsOfLevel(levelId).at(-1)?.distance ?? 0))
  return fitting.find((levelId) => oddSide(levelId) === side) ?? fitting[0] ?? harder ?? 5
}

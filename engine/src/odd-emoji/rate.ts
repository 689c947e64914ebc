import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { OddEmojiQuestion } from '../question.ts'
import type { OddGrounds, Rating } from '../rating.ts'
import { oddSide } from './board.ts'
import { pairsOfLevel } from './level-pairs.ts'
import { solveOdd } from './solve.ts'
import { ODD_PAIRS } from './pairs.ts'

/** Rests on how far apart the two emoji look on the shipped art, and on how many there are to look through. */
export function rateOdd(question: OddEmojiQuestion): Rating<OddGrounds> {
  const { emoji, side } = question
  const pair = ODD_PAIRS.find(({ emoji: [one, other] }) => emoji.includes(one) && emoji.includes(other))
  if (solveOdd(question).kind !== 'unique') return { kind: 'impossible' }
  if (!pair) return { kind: 'unmeasured' }
  const { distance } = pair
  const score = Math.round((1000 * side * side) / distance)
  return { kind: 'rated', band: bandOf(distance, side), score, restsOn: { distance, side } }
}

/** The level by distance; where two meet at one distance, the one with such a side. */
function bandOf(distance: number, side: number): LevelId {
  const isAmong = (levelId: LevelId): boolean => {
    const pairs = pairsOfLevel(levelId)
    return distance >= (pairs.at(-1)?.distance ?? 0) && distance <= (pairs[0]?.distance ?? 0)
  }
  const fitting = ALL_LEVEL_IDS.filter(isAmong)
  const harder = ALL_LEVEL_IDS.find((levelId) => distance >= (pairsOfLevel(levelId).at(-1)?.distance ?? 0))
  return fitting.find((levelId) => oddSide(levelId) === side) ?? fitting[0] ?? harder ?? 5
}

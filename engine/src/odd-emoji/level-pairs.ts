import { isSeasonal } from '../emoji/themes.ts'
import { isJunior, JUNIOR_LEVEL_IDS, NEXT_LEVEL_IDS, type LevelId } from '../levels.ts'
import { ODD_PAIRS, type OddPair } from './pairs.ts'

/** The pairs of a level. The Next Level set divides the hardest pairs, Master the very hardest; the Junior levels divide the rest, the
 *  easiest first. */
export function pairsOfLevel(levelId: LevelId): readonly OddPair[] {
  const harder = NEXT_LEVEL_PAIRS * NEXT_LEVEL_IDS.length
  const easier = EVERYDAY_PAIRS.length - harder
  if (!isJunior(levelId)) {
    const start = easier + NEXT_LEVEL_PAIRS * NEXT_LEVEL_IDS.indexOf(levelId)
    return EVERYDAY_PAIRS.slice(start, start + NEXT_LEVEL_PAIRS)
  }
  const share = easier / JUNIOR_LEVEL_IDS.length
  const index = JUNIOR_LEVEL_IDS.indexOf(levelId)
  return EVERYDAY_PAIRS.slice(Math.trunc(index * share), Math.trunc((index + 1) * share))
}

/** Pairs per Next Level level: enough for sixty days. */
const NEXT_LEVEL_PAIRS = 150

const EVERYDAY_PAIRS = ODD_PAIRS.filter((pair) => !isSeasonal(pair.theme))

import { isSeasonal } from '../emoji/themes.ts'
import type { LevelId } from '../levels.ts'
import { bandOfLevel, isInBand } from './bands.ts'
import { ODD_PAIRS, type OddPair } from './pairs.ts'

const byLevel = new Map<LevelId, readonly OddPair[]>()

/** The pairs in a level's band, those of seasons among them; none from Easy on. */
export function pairsOfLevel(levelId: LevelId): readonly OddPair[] {
  const known = byLevel.get(levelId)
  if (known) return known
  const band = bandOfLevel(levelId, 'pair')
  const found = ODD_PAIRS.filter(({ distance, isOffered }) => isOffered && isInBand(distance, band))
  byLevel.set(levelId, found)
  return found
}

/** The pairs of a level that may be shown in any month. */
export function everydayPairsOfLevel(levelId: LevelId): readonly OddPair[] {
  return pairsOfLevel(levelId).filter(({ theme }) => !isSeasonal(theme))
}

/** Level ids as the catalogue and every call use them: 1–5 the Next Level set, 6–10 the Junior set.
 *  Source: docs/product.md, Puzzle types and levels */
export type LevelId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Junior or Next Level. */
export type LevelBand = 'junior' | 'next'

export interface Level {
  readonly id: LevelId
  /** Name in file names and leaderboard columns: `Easy`, `Junior1`. */
  readonly code: string
  /** Name for operators; pages have translations. */
  readonly name: string
  readonly points: number
}

export const LEVELS: readonly Level[] = [
  { id: 1, code: 'Easy', name: 'Easy', points: 100 },
  { id: 2, code: 'Medium', name: 'Medium', points: 200 },
  { id: 3, code: 'Hard', name: 'Hard', points: 300 },
  { id: 4, code: 'Expert', name: 'Expert', points: 400 },
  { id: 5, code: 'Master', name: 'Master', points: 500 },
  { id: 6, code: 'Junior1', name: 'Level 1', points: 50 },
  { id: 7, code: 'Junior2', name: 'Level 2', points: 60 },
  { id: 8, code: 'Junior3', name: 'Level 3', points: 70 },
  { id: 9, code: 'Junior4', name: 'Level 4', points: 80 },
  { id: 10, code: 'Junior5', name: 'Level 5', points: 90 },
]

export const JUNIOR_LEVEL_IDS: readonly LevelId[] = [6, 7, 8, 9, 10]
export const NEXT_LEVEL_IDS: readonly LevelId[] = [1, 2, 3, 4, 5]
export const ALL_LEVEL_IDS: readonly LevelId[] = [...JUNIOR_LEVEL_IDS, ...NEXT_LEVEL_IDS]
export const MASTER_LEVEL_ID: LevelId = 5

export function isLevelId(value: number): value is LevelId {
  return Number.isInteger(value) && value >= 1 && value <= 10
}

/** Whether it is one of Level 1 to 5, whose ids are 6 to 10. */
export function isJunior(level: LevelId): boolean {
  return level > 5
}

/** @throws RangeError for an unknown level */
export function levelOf(id: LevelId): Level {
  const level = LEVELS[id - 1]
  if (!level) throw new RangeError(`no level ${id}`)
  return level
}

/** Position inside the level's own set, 1 (easiest) to 5: the number of pips on its die. */
export function stepOf(level: LevelId): 1 | 2 | 3 | 4 | 5 {
  return (isJunior(level) ? level - 5 : level) as 1 | 2 | 3 | 4 | 5
}

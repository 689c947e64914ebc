import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Skill } from '../skills.ts'
import curriculum from './curriculum.json' with { type: 'json' }

/** Curricula that puzzles are mapped to.
 *  Source: Common Core State Standards for Mathematics, 2010; the national curriculum in England, key stages 1 and 2, 2013, with the early
 *  years framework; Real Decreto 157/2022, saberes básicos */
export const CURRICULA = ['commonCore', 'england', 'spain'] as const
export type Curriculum = (typeof CURRICULA)[number]

/** Standards by curriculum, spelled as it spells them; none where it has no place for a skill. */
export type Standards = Readonly<Record<Curriculum, readonly string[]>>

/** The standards that the sums of a level (Classic, Grid and Word) practise. */
export function standardsOfLevel(levelId: LevelId): Standards {
  return curriculum.levels[levelId]
}

export function standardsOfSkill(skill: Skill): Standards {
  return curriculum.skills[skill]
}

/** Each standard that a level belongs to, of all curricula. */
export const LEVEL_STANDARDS: readonly string[] = CURRICULA.flatMap((curriculum) => [...levelsByStandard(curriculum).keys()])

/** @returns for each standard of a curriculum that a level belongs to the levels, the easiest first, in the order of the easiest */
export function levelsByStandard(curriculum: Curriculum): ReadonlyMap<string, readonly LevelId[]> {
  const ofLevels = ALL_LEVEL_IDS.flatMap((levelId) => standardsOfLevel(levelId)[curriculum].map((standard) => ({ standard, levelId })))
  const groups = Map.groupBy(ofLevels, ({ standard }) => standard)
  return new Map([...groups].map(([standard, levels]) => [standard, levels.map(({ levelId }) => levelId)]))
}

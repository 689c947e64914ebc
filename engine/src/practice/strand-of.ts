import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { Question } from '../question.ts'
import { SKILLS, type Skill } from '../skills.ts'
import { STRANDS } from './strands.ts'
import type { StrandId } from './strand-ids.ts'

/** A puzzle's place in the strands. */
export interface StrandPlace {
  readonly strand: StrandId
  /** From 1. */
  readonly step: number
}

/** @returns undefined for a question that the steps do not solve
 *  Source: docs/product.md, Practise */
export function strandOf(question: Question): StrandId | undefined {
  return kindOf(question.typeId).strand(question)
}

/** The strand of a puzzle, and its step nearest to the level; of two as near, the easier one.
 *  @returns undefined for a question that the steps do not solve */
export function placeOf(question: Question, levelId: LevelId): StrandPlace | undefined {
  const strand = strandOf(question)
  const steps = STRANDS.find(({ id }) => id === strand)?.steps
  if (!strand || !steps) return undefined
  const distances = steps.map((step) => Math.abs(ALL_LEVEL_IDS.indexOf(step.levelId) - ALL_LEVEL_IDS.indexOf(levelId)))
  return { strand, step: distances.indexOf(Math.min(...distances)) + 1 }
}

/** The skills that a puzzle asks for: its contents, and what the easiest way to its answer needs. The same question has the same
 *  skills always, and each has one at least.
 *  @returns in the order of SKILLS */
export function skillsOf(question: Question): readonly Skill[] {
  const needed = new Set(kindOf(question.typeId).skills(question))
  return SKILLS.filter((skill) => needed.has(skill))
}

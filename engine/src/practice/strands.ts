import type { LevelId } from '../levels.ts'
import type { Skill } from '../skills.ts'
import type { PuzzleTypeId } from '../types.ts'
import { STRAND_IDS, type StrandId } from './strand-ids.ts'

/** One step of a strand: puzzles of one type and level. */
export interface StrandStep {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
  /** Of its puzzles, both included: none scores less than one of the step before. */
  readonly scores: { readonly least: number; readonly most: number }
}

/** One idea to practise, from its first puzzle to its hardest. */
export interface Strand {
  readonly id: StrandId
  readonly skill: Skill
  /** The heading above it. */
  readonly group: StrandGroup
  /** From 1 on, each harder than the one before. */
  readonly steps: readonly StrandStep[]
  /** Puzzles of it are only practiced: those of a day say nothing about it. */
  readonly isPracticeOnly: boolean
}

export const STRAND_GROUPS = ['first', 'sums', 'finding', 'boards', 'looking'] as const
export type StrandGroup = (typeof STRAND_GROUPS)[number]

/** `borders`: the scores between one step and the next, where their levels do not keep them apart. */
type Row = readonly [skill: Skill, group: StrandGroup, typeId: PuzzleTypeId, levels: readonly LevelId[], borders?: readonly number[]]

const ROWS: Readonly<Record<StrandId, Row>> = {
  counting: ['Counting', 'first', 1, [6, 6, 6], [4, 5]],
  doubles: ['Finding one unknown', 'first', 1, [6, 6, 7], [4, 5]],
  'missing-number': ['Addition', 'first', 1, [6, 6, 7], [4, 5]],
  'making-ten': ['Addition', 'first', 1, [6, 7, 8], [5, 6]],
  'one-after-another': ['Finding one unknown', 'sums', 1, [8, 9], [7]],
  'taking-away': ['Subtraction', 'sums', 1, [8, 8, 9], [6, 7]],
  'equal-groups': ['Equal groups', 'sums', 1, [10, 10], [10]],
  times: ['Multiplication', 'sums', 1, [1, 1, 1], [9, 12]],
  sharing: ['Division', 'sums', 1, [1, 1], [8]],
  'times-first': ['Order of operations', 'sums', 1, [2, 2, 2], [11, 16]],
  'two-unknowns': ['Simultaneous equations', 'finding', 1, [3, 3, 4], [11, 17]],
  'below-zero': ['Numbers below zero', 'finding', 1, [5, 5, 5], [6, 8]],
  'three-unknowns': ['Simultaneous equations', 'finding', 1, [5]],
  'rows-and-columns': ['Rows and columns', 'finding', 2, [1, 2, 3, 4, 5], [9, 11, 14, 17]],
  'word-numbers': ['Spelling by numbers', 'finding', 3, [1, 2, 3, 4, 5], [9, 11, 14, 20]],
  'last-one': ['Scanning', 'boards', 4, [6, 7], [29]],
  'only-place': ['Scanning', 'boards', 4, [8, 9, 10, 1, 2], [60, 90, 300, 1000]],
  'only-emoji': ['Ruling out', 'boards', 4, [3, 3]],
  'locked-places': ['Ruling out', 'boards', 4, [4, 4]],
  pairs: ['Ruling out', 'boards', 4, [4, 4]],
  triples: ['Ruling out', 'boards', 4, [5]],
  wings: ['Patterns on the board', 'boards', 4, [4, 5]],
  'board-sums': ['Addition', 'boards', 4, [8, 9, 10, 10], [30, 46, 60]],
  'odd-one': ['Telling apart', 'looking', 5, [6, 8, 10]],
  mirrored: ['Telling apart', 'looking', 5, [1, 2, 3]],
  'small-changes': ['Telling apart', 'looking', 5, [1, 2, 3, 4, 5]],
}

/** Source: docs/product.md, Practise */
export const STRANDS: readonly Strand[] = STRAND_IDS.map((id) => {
  const [skill, group, typeId, levels, borders = []] = ROWS[id]
  const steps = levels.map((levelId, index) => ({
    typeId,
    levelId,
    scores: { least: borders[index - 1] ?? 0, most: borders[index] ?? Number.MAX_SAFE_INTEGER },
  }))
  return { id, skill, group, steps, isPracticeOnly: id === 'board-sums' }
})

/** Number of puzzles per step, from 0: different ones, whatever their pictures and the order of what is added or multiplied. */
export const PUZZLES_A_STEP = 40
/** After these, a step has puzzles whose likely slips lead to different answers. */
export const TELLING_A_STEP = 10
export const NUMBERS_A_STEP = PUZZLES_A_STEP + TELLING_A_STEP

export function strandNamed(id: string): Strand | undefined {
  return STRANDS.find((strand) => strand.id === id)
}

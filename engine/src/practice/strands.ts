import type { LevelId } from '../levels.ts'
import type { Skill } from '../skills.ts'
import type { PuzzleTypeId } from '../types.ts'

/** One rung of a strand: puzzles of one type and level. */
export interface StrandStep {
  readonly typeId: PuzzleTypeId
  readonly levelId: LevelId
}

/** One idea to practise, from its first puzzle to its hardest. */
export interface Strand {
  readonly id: StrandId
  readonly name: string
  /** What one learns, in a sentence. */
  readonly about: string
  readonly skill: Skill
  /** Under which heading it stands. */
  readonly group: StrandGroup
  /** From 1 on, each harder than the one before. */
  readonly steps: readonly StrandStep[]
}

export const STRAND_GROUPS = ['First numbers', 'Sums with more in them', 'Finding numbers', 'Emojidoku', 'Looking closely'] as const
export type StrandGroup = (typeof STRAND_GROUPS)[number]

type Row = readonly [
  id: string,
  name: string,
  about: string,
  skill: Skill,
  group: StrandGroup,
  typeId: PuzzleTypeId,
  levels: readonly LevelId[],
]

/** From young to old. A puzzle belongs to the last of its type whose idea it needs, so that the order is that of learning. */
const ROWS = [
  ['counting', 'Counting', 'Count the dots to see what the emoji is worth.', 'Counting', 'First numbers', 1, [6, 6, 6]],
  ['doubles', 'Doubles', 'Two or three of the same make a number: share it fairly.', 'Finding one unknown', 'First numbers', 1, [6, 6, 7]],
  ['missing-number', 'The missing number', 'Something and a number make more: how much is it?', 'Addition', 'First numbers', 1, [6, 6, 7]],
  ['making-ten', 'Making ten', 'Find what is missing up to ten.', 'Addition', 'First numbers', 1, [6, 7, 8]],
  [
    'one-after-another',
    'One after another',
    'Each emoji that you know helps you to the next one.',
    'Finding one unknown',
    'Sums with more in them',
    1,
    [8, 9],
  ],
  ['taking-away', 'Taking away', 'Sums with a minus in them.', 'Subtraction', 'Sums with more in them', 1, [8, 8, 9]],
  ['equal-groups', 'Equal groups', 'Three apples are three times one apple.', 'Equal groups', 'Sums with more in them', 1, [10, 10]],
  ['times', 'Times', 'Multiply what the emoji are worth.', 'Multiplication', 'Sums with more in them', 1, [1, 1, 1]],
  ['sharing', 'Sharing out', 'Divide what the emoji are worth.', 'Division', 'Sums with more in them', 1, [1, 1]],
  [
    'times-first',
    'Times before plus',
    '× and ÷ come before + and −, wherever they stand.',
    'Order of operations',
    'Sums with more in them',
    1,
    [2, 2, 2],
  ],
  [
    'two-unknowns',
    'Two unknowns',
    'Two lines that tell two emoji only together.',
    'Simultaneous equations',
    'Finding numbers',
    1,
    [3, 3, 4],
  ],
  ['below-zero', 'Below zero', 'Numbers on the other side of zero.', 'Numbers below zero', 'Finding numbers', 1, [5, 5, 5]],
  ['three-unknowns', 'Three unknowns', 'Three lines that belong together.', 'Simultaneous equations', 'Finding numbers', 1, [5]],
  [
    'rows-and-columns',
    'Rows and columns',
    'Totals of rows and columns tell what each emoji is worth.',
    'Rows and columns',
    'Finding numbers',
    2,
    [1, 2, 3, 4, 5],
  ],
  [
    'word-numbers',
    'Letters as numbers',
    'A is 1, B is 2: numbers spell a word.',
    'Spelling by numbers',
    'Finding numbers',
    3,
    [1, 2, 3, 4, 5],
  ],
  ['last-one', 'The last one missing', 'Three of four are there: which one is missing?', 'Scanning', 'Emojidoku', 4, [6, 7]],
  ['only-place', 'The only place', 'An emoji has only one place left to go.', 'Scanning', 'Emojidoku', 4, [8, 9, 10, 1, 2]],
  ['only-emoji', 'The only emoji', 'A place where only one emoji can still be.', 'Ruling out', 'Emojidoku', 4, [3, 3]],
  ['locked-places', 'Locked places', 'The places left in a box lie in one line.', 'Ruling out', 'Emojidoku', 4, [4, 4]],
  ['pairs', 'Pairs', 'Two places share two emoji, so nobody else has them.', 'Ruling out', 'Emojidoku', 4, [4, 4]],
  ['triples', 'Threes and fours', 'Three places share three emoji.', 'Ruling out', 'Emojidoku', 4, [5]],
  ['wings', 'Wings and fish', 'Patterns that reach over the whole board.', 'Patterns on the board', 'Emojidoku', 4, [4, 5]],
  ['odd-one', 'The odd one', 'Find the emoji that is not like the others.', 'Telling apart', 'Looking closely', 5, [6, 8, 10]],
  ['mirrored', 'Mirrored and leaning', 'Find the one that looks the other way or leans.', 'Telling apart', 'Looking closely', 5, [1, 2, 3]],
  ['small-changes', 'Small changes', 'One part is gone, moved or lighter.', 'Telling apart', 'Looking closely', 5, [1, 2, 3, 4, 5]],
] as const satisfies readonly Row[]

export type StrandId = (typeof ROWS)[number][0]

/** Source: docs/product.md, Practise */
export const STRANDS: readonly Strand[] = ROWS.map(([id, name, about, skill, group, typeId, levels]) => ({
  id,
  name,
  about,
  skill,
  group,
  steps: levels.map((levelId) => ({ typeId, levelId })),
}))

export const STRAND_IDS = ROWS.map(([id]) => id)

/** So many different puzzles has each step; their numbers are 0 and up. */
export const PUZZLES_A_STEP = 40

export function strandNamed(id: string): Strand | undefined {
  return STRANDS.find((strand) => strand.id === id)
}

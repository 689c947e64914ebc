import { callByType, type ByType } from '../by-type.ts'
import { variantOf } from '../emoji/variant.ts'
import { kindOf } from '../kinds.ts'
import { ALL_LEVEL_IDS, type LevelId } from '../levels.ts'
import type { ClassicQuestion, Equation, OddEmojiQuestion, Operator, Question, SudokuQuestion } from '../question.ts'
import type { AlgebraGrounds, SudokuGrounds } from '../rating.ts'
import type { Technique } from '../sudoku/techniques/step.ts'
import { STRANDS, type StrandId } from './strands.ts'

/** A puzzle's place in the strands. */
export interface StrandPlace {
  readonly strand: StrandId
  /** From 1. */
  readonly step: number
}

/** The strand of the hardest idea that a question needs: the last of its type's in learning order.
 *  @returns undefined for one that the steps do not solve
 *  @returns undefined for one that the steps do not solve
 *  Source: docs/product.md, Practise */
export function strandOf(question: Question): StrandId | undefined {
  return callByType(STRAND_OF, question)
}

const STRAND_OF: ByType<[], StrandId | undefined> = {
  1: ofClassic,
  2: (question) => (kindOf(2).rate(question).kind === 'rated' ? 'rows-and-columns' : undefined),
  3: (question) => (kindOf(3).rate(question).kind === 'rated' ? 'word-numbers' : undefined),
  4: ofBoard,
  5: ofOdd,
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

function ofClassic(question: ClassicQuestion): StrandId | undefined {
  const rating = kindOf(1).rate(question)
  if (rating.kind !== 'rated') return undefined
  const { largestBlock, hasNegatives, precedenceTraps, differences, symbols, hasComposites } = rating.restsOn as AlgebraGrounds
  const { equations, ask, or } = question
  const all = [...equations.map(({ left }) => left), ask, ...(or ? [or] : [])]
  const has = (operator: Operator) => all.some(({ operators }) => operators.includes(operator))
  if (largestBlock > 2) return 'three-unknowns'
  if (hasNegatives) return 'below-zero'
  if (largestBlock > 1) return 'two-unknowns'
  if (precedenceTraps > 0) return 'times-first'
  if (has('/')) return 'sharing'
  if (has('*')) return 'times'
  if (hasComposites) return 'equal-groups'
  if (differences > 0) return 'taking-away'
  if (equations.some(isMissingToTen)) return 'making-ten'
  if (symbols > 1) return 'one-after-another'
  if (equations.some(({ left: { operands } }) => operands.some(({ kind }) => kind === 'number'))) return 'missing-number'
  return equations.some(({ left: { operands } }) => operands.length > 1) ? 'doubles' : 'counting'
}

/** One emoji and one number that add up to ten. */
export function isMissingToTen({ left: { operands, operators }, right }: Equation): boolean {
  const numbers = operands.filter(({ kind }) => kind === 'number').length
  return right === 10 && operands.length === 2 && numbers === 1 && operators[0] === '+'
}

const BY_TECHNIQUE: Readonly<Record<Technique, StrandId>> = {
  'last in unit': 'last-one',
  'hidden single in box': 'only-place',
  'hidden single in line': 'only-place',
  'naked single': 'only-emoji',
  'locked candidates': 'locked-places',
  'naked pair': 'pairs',
  'hidden pair': 'pairs',
  'naked triple': 'triples',
  'hidden triple': 'triples',
  'naked quad': 'triples',
  'X-wing': 'wings',
  swordfish: 'wings',
  'XY-wing': 'wings',
  'XYZ-wing': 'wings',
  jellyfish: 'wings',
  colouring: 'wings',
}

/** The hardest technique of the easiest way decides; of a pair and a wing, the wing. */
function ofBoard(question: SudokuQuestion): StrandId | undefined {
  const rating = kindOf(4).rate(question)
  if (rating.kind !== 'rated') return undefined
  const used = new Set(Object.keys((rating.restsOn as SudokuGrounds).steps).map((technique) => BY_TECHNIQUE[technique as Technique]))
  return STRANDS.findLast(({ id }) => used.has(id))?.id ?? 'last-one'
}

function ofOdd({ emoji: [, odd] }: OddEmojiQuestion): StrandId {
  const change = variantOf(odd)?.change
  if (!change) return 'odd-one'
  return change.kind === 'mirror' || change.kind === 'turn' ? 'mirrored' : 'small-changes'
}

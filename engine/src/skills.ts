import { callByType, type ByType } from './by-type.ts'
import { kindOf } from './kinds.ts'
import type { AlgebraQuestion, Expression, GridQuestion, Question, SudokuQuestion } from './question.ts'
import type { AlgebraGrounds, SudokuGrounds } from './rating.ts'
import type { Technique } from './sudoku/techniques/step.ts'

/** The skills that puzzles practise, in display order. Players read these names.
 *  Source: docs/product.md, Skills */
export const SKILLS = [
  'Counting',
  'Addition',
  'Subtraction',
  'Multiplication',
  'Division',
  'Equal groups',
  'Order of operations',
  'Numbers below zero',
  'Finding one unknown',
  'Simultaneous equations',
  'Rows and columns',
  'Spelling by numbers',
  'Scanning',
  'Ruling out',
  'Patterns on the board',
  'Telling apart',
] as const
export type Skill = (typeof SKILLS)[number]

const SCANNED: ReadonlySet<Technique> = new Set<Technique>(['last in unit', 'hidden single in box', 'hidden single in line'])
const RULED_OUT: ReadonlySet<Technique> = new Set<Technique>([
  'naked single',
  'locked candidates',
  'naked pair',
  'hidden pair',
  'naked triple',
  'hidden triple',
])

/** The skills that a puzzle needs: its contents, and the easiest way to its answer. Deterministic; at least one.
 *  @returns in the order of SKILLS */
export function skillsOf(question: Question): readonly Skill[] {
  const needed = new Set(callByType(NEEDED_BY, question))
  return SKILLS.filter((skill) => needed.has(skill))
}

const NEEDED_BY: ByType<[], readonly Skill[]> = {
  1: (question) => [
    ...arithmeticIn([...question.equations.map(({ left }) => left), question.ask, ...(question.or ? [question.or] : [])]),
    ...findingIn(question),
  ],
  2: (question) => ['Rows and columns', 'Addition', ...multiplesIn(question), ...findingIn(question)],
  3: (question) => ['Spelling by numbers', ...arithmeticIn(question.equations.map(({ left }) => left)), ...findingIn(question)],
  4: lookingIn,
  5: () => ['Telling apart'],
}

/** The skills that the operators and operands of the sums need. */
function arithmeticIn(expressions: readonly Expression[]): readonly Skill[] {
  const operators = new Set(expressions.flatMap((expression) => expression.operators))
  const operands = expressions.flatMap((expression) => expression.operands)
  const skills: (Skill | false)[] = [
    operands.some((operand) => operand.kind === 'number' && operand.asDots) && 'Counting',
    operators.has('+') && 'Addition',
    operators.has('-') && 'Subtraction',
    operators.has('*') && 'Multiplication',
    operators.has('/') && 'Division',
    operands.some((operand) => operand.kind === 'symbol' && operand.copies > 1) && 'Equal groups',
  ]
  return skills.filter((skill) => skill !== false)
}

/** An emoji twice in a line of a Grid is two times its value. */
function multiplesIn({ cells }: GridQuestion): readonly Skill[] {
  const columns = (cells[0] ?? []).map((_, column) => cells.map((row) => row[column]))
  return [...cells, ...columns].some((line) => new Set(line).size < line.length) ? ['Equal groups'] : []
}

/** The skills that finding the values needs. */
function findingIn(question: AlgebraQuestion): readonly Skill[] {
  const rating = kindOf(question.typeId).rate(question)
  if (rating.kind !== 'rated') return ['Finding one unknown']
  const { largestBlock, precedenceTraps, hasNegatives } = rating.restsOn as AlgebraGrounds
  const skills: (Skill | false)[] = [
    precedenceTraps > 0 && 'Order of operations',
    hasNegatives && 'Numbers below zero',
    largestBlock > 1 ? 'Simultaneous equations' : 'Finding one unknown',
  ]
  return skills.filter((skill) => skill !== false)
}

/** The skills that the techniques of the easiest way need. */
function lookingIn(question: SudokuQuestion): readonly Skill[] {
  const rating = kindOf(4).rate(question)
  if (rating.kind !== 'rated') return ['Scanning']
  const used = Object.keys((rating.restsOn as SudokuGrounds).steps) as Technique[]
  const skills = used.map((technique): Skill => {
    if (SCANNED.has(technique)) return 'Scanning'
    return RULED_OUT.has(technique) ? 'Ruling out' : 'Patterns on the board'
  })
  return skills.length > 0 ? skills : ['Scanning']
}

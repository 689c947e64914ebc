import { hasFactorOne } from '@emojigma/engine/algebra/evaluation.ts'
import { explainAlgebra } from '@emojigma/engine/explanation/explain-algebra.ts'
import { ALL_LEVEL_IDS, JUNIOR_LEVEL_IDS, levelOf, NEXT_LEVEL_IDS, type LevelId } from '@emojigma/engine/levels.ts'
import type { AlgebraQuestion, ClassicQuestion, Puzzle } from '@emojigma/engine/question.ts'
import { expressionsOf, hasThreeEqual, longestOf, patternOf, shapeOf, spokenBy, wordsThatFit } from './puzzle-parts.ts'
import { atLeast, atMost, between, never, percentOf, type Promised } from './promise.ts'
import type { Sample } from './sample.ts'

const LEVEL_1: LevelId = 6
const LEVEL_2: LevelId = 7
const LEVEL_3: LevelId = 8
const [EASY, MEDIUM, HARD, EXPERT, MASTER] = NEXT_LEVEL_IDS as [LevelId, LevelId, LevelId, LevelId, LevelId]

/** What is promised of Classic, Grid and Word puzzles. */
export function promisesOfAlgebra(sample: Sample): readonly Promised[] {
  return [...ofBeginners(sample), ...ofSums(sample), ...ofGrids(sample), ...ofWords(sample)]
}

function ofBeginners(sample: Sample): readonly Promised[] {
  const first = sample.of(1, LEVEL_1)
  const second = sample.of(1, LEVEL_2)
  const third = sample.of(1, LEVEL_3)
  const where = 'Classic, Level 1'
  return [
    never('one unknown', where, first.filter(({ question }) => question.emoji.length !== 1).length),
    never('no line leads to another', where, first.filter(({ question }) => question.equations.length !== 1).length),
    never('nothing is taken away, multiplied or divided', where, first.filter(({ question }) => hasOther(question, '+')).length),
    atMost('largest sum of the day’s first puzzle', where, Math.max(...first.map(largestSum)), 5),
    atMost('at most three of the emoji in the line', where, Math.max(...first.map(({ question }) => mostInALine(question))), 3),
    atLeast('shapes of its puzzles', where, new Set(first.map(({ question }) => shapeOf(question))).size, 32),
    never('one unknown', 'Classic, Level 2', second.filter(({ question }) => question.emoji.length !== 1).length),
    never('two unknowns', 'Classic, Level 3', third.filter(({ question }) => question.emoji.length !== 2).length),
  ]
}

function ofSums(sample: Sample): readonly Promised[] {
  const junior = sample.every([1, 4, 5], JUNIOR_LEVEL_IDS)
  const dividing = ([1, 3] as const).flatMap((typeId) =>
    [HARD, EXPERT, MASTER].map((levelId) => ({ typeId, levelId, name: `${typeId === 1 ? 'Classic' : 'Word'}, ${levelOf(levelId).name}` })),
  )
  const below = sample.every([1, 3], [...JUNIOR_LEVEL_IDS, EASY]) as readonly Puzzle<AlgebraQuestion>[]
  const all = sample.every([1, 3], ALL_LEVEL_IDS) as readonly Puzzle<AlgebraQuestion>[]
  const said = junior.flatMap(({ question }) => spokenBy(question))
  return [
    never('says “divided by” or “both sides”', 'junior levels', said.filter((text) => /divided by|both sides/.test(text)).length),
    never('something is divided', 'Classic and Word below Medium', below.filter(({ question }) => divides(question)).length),
    between(
      'something is divided, per cent',
      'Classic, Medium',
      percentOf(sample.of(1, MEDIUM), ({ question }) => divides(question)),
      5,
      25,
    ),
    ...dividing.map(({ typeId, levelId, name }) =>
      between(
        'something is divided, per cent',
        name,
        percentOf(sample.of(typeId, levelId), ({ question }) => divides(question)),
        15,
        25,
      ),
    ),
    never('a factor is 1', 'Classic and Word', all.filter(multipliesByOne).length),
    atMost('words of the longest step of a hint', 'Classic, Grid and Word', longestOf(sample.every([1, 2, 3], ALL_LEVEL_IDS)), 30),
  ]
}

function ofGrids(sample: Sample): readonly Promised[] {
  const grids = sample.every([2], NEXT_LEVEL_IDS) as readonly Puzzle<Extract<AlgebraQuestion, { typeId: 2 }>>[]
  const equalLines = (levelId: LevelId) => percentOf(sample.of(2, levelId), ({ question }) => hasThreeEqual(question))
  return [
    atLeast('layouts', 'Grid', new Set(grids.map(({ question }) => shapeOf(question))).size, 31),
    atLeast('patterns of cells', 'Grid', new Set(grids.map(({ question }) => patternOf(question))).size, 145),
    atMost('a line is three times the same, per cent', 'Grid, Easy', equalLines(EASY), 50),
    atMost('a line is three times the same, per cent', 'Grid, Medium', equalLines(MEDIUM), equalLines(EASY)),
  ]
}

function ofWords(sample: Sample): readonly Promised[] {
  return NEXT_LEVEL_IDS.map((levelId) => {
    const fitting = sample.of(3, levelId).map(({ question, answer }) => wordsThatFit(question, answer))
    return atLeast('fewest words that fit the tray', `Word, ${levelOf(levelId).name}`, Math.min(...fitting), 3)
  })
}

function hasOther(question: AlgebraQuestion, only: string): boolean {
  return expressionsOf(question).some(({ operators }) => operators.some((operator) => operator !== only))
}

function divides(question: AlgebraQuestion): boolean {
  return expressionsOf(question).some(({ operators }) => operators.includes('/'))
}

/** Of the lines and of the question. */
function largestSum({ question, answer }: Puzzle<ClassicQuestion>): number {
  return Math.max(Number(answer) || 0, ...question.equations.map(({ right }) => right))
}

function mostInALine({ equations }: ClassicQuestion): number {
  const counts = equations.map(({ left: { operands } }) =>
    operands.reduce((sum, operand) => sum + (operand.kind === 'symbol' ? operand.copies : 0), 0),
  )
  return Math.max(...counts)
}

function multipliesByOne({ question }: Puzzle<AlgebraQuestion>): boolean {
  const values = valuesOf(question)
  return values !== undefined && expressionsOf(question).some((expression) => hasFactorOne(expression, values))
}

/** The value of each symbol, as the worked solution finds them; undefined where it needs none. */
function valuesOf(question: AlgebraQuestion): readonly number[] | undefined {
  const explanation = explainAlgebra(question)
  if (explanation.kind !== 'explained') return undefined
  const values: number[] = []
  for (const step of explanation.steps) {
    const found = 'found' in step ? [step.found].flat() : []
    for (const { symbol, value } of found) values[symbol] = value
  }
  return question.emoji.every((_, symbol) => values[symbol] !== undefined) ? values : undefined
}

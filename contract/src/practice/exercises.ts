import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { levelId } from '../fields.ts'
import { equation, expression, gridQuestion, questionLine } from '../wire/question.ts'

const emoji = z.array(z.string())
const line = z.int().min(0)
const symbol = z.int().min(0)

const classicQuestion = z.object({ typeId: z.literal(1), emoji, equations: z.array(equation), ask: expression })
const boardQuestion = z.object({ typeId: z.literal(4), emoji, board: z.string() })

const sumStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('put'), line, put: equation }),
  z.object({ kind: z.literal('left'), line, symbol, count: z.int(), total: z.int() }),
  z.object({ kind: z.literal('share'), line, symbol, value: z.int() }),
  z.object({ kind: z.literal('ask'), put: expression }),
  z.object({ kind: z.literal('answer'), value: z.int() }),
])
const placeStep = z.object({
  kind: z.literal('place'),
  unit: z.object({ kind: z.enum(['row', 'column', 'box']), index: z.int().min(0) }),
  digit: z.int(),
  cell: z.int(),
})

/** The wrong step is not marked: finding it is the exercise. */
const mistakeExercise = z
  .object({
    Id: z.string(),
    /** Of the puzzle; those of a day rise. */
    LevelId: levelId,
    /** The names of the question's emoji. */
    Names: z.array(z.string()),
    Worked: z.union([
      z.object({ question: classicQuestion, steps: z.array(sumStep) }),
      z.object({ question: boardQuestion, steps: z.array(placeStep) }),
    ]),
  })
  .meta({ id: 'MistakeExercise' })

const range = z.object({ low: z.int(), high: z.int() })

/** Does not say whether there is one solution, several or none; or which line is one too many. */
const enoughExercise = z
  .object({
    Id: z.string(),
    LevelId: levelId,
    Names: z.array(z.string()),
    Question: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('lines'), emoji, equations: z.array(questionLine), range }),
      z.object({ kind: z.literal('grid'), grid: gridQuestion, range }),
      z.object({ kind: z.literal('board'), board: boardQuestion }),
      z.object({ kind: z.literal('spare'), emoji, equations: z.array(questionLine), ask: expression, range }),
    ]),
  })
  .meta({ id: 'EnoughExercise' })

/** `Day` counts from 2020-01-01 UTC. */
function ofDay<Exercise extends z.ZodType>(exercise: Exercise) {
  return z.object({ Day: z.int(), Junior: z.array(exercise), Next: z.array(exercise) })
}

/** Source: docs/product.md, Find the mistake */
export const getMistakes = declareCall({
  method: 'GET',
  path: '/api/Exercises/GetMistakes',
  summary: 'Today’s worked solutions, each with one mistake to be found, or with two',
  access: 'anyone',
  replies: { 200: ofDay(mistakeExercise), ...refusals() },
})

export const getMistakeLike = declareCall({
  method: 'GET',
  path: '/api/Exercises/GetMistakeLike',
  summary: 'A worked solution with a mistake, of a puzzle like another one; null for a kind of puzzle that is not worked out in steps',
  access: 'anyone',
  query: z.object({ puzzleId: z.coerce.number().int().min(1).max(MAX_PUZZLE_ID) }),
  replies: { 200: z.object({ Exercise: mistakeExercise.nullable() }), ...refusals(400) },
})

/** Source: docs/product.md, Enough to know? */
export const getEnough = declareCall({
  method: 'GET',
  path: '/api/Exercises/GetEnough',
  summary: 'Today’s puzzles with a line missing or one too many',
  access: 'anyone',
  replies: { 200: ofDay(enoughExercise), ...refusals() },
})

export type DailyMistakes = ReplyOf<typeof getMistakes>
export type WireMistake = DailyMistakes['Junior'][number]
export type DailyEnough = ReplyOf<typeof getEnough>
export type WireEnough = DailyEnough['Junior'][number]

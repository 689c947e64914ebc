import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, levelId, madePuzzleId, onceKey, puzzleTypeId, visibleName } from '../fields.ts'
import { MADE_STATES, MAX_MADE_TITLE } from '../rules/made-puzzles.ts'
import { PAPERS } from '../rules/worksheets.ts'
import { miniPuzzle } from '../wire/puzzle.ts'

const emoji = z.string().regex(/^[a-z0-9-]{1,60}$/)
const number = z.int().min(-999).max(999)
const operand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('symbol'), symbol: z.int().min(0).max(5), copies: z.int().min(1).max(4) }),
  z.object({ kind: z.literal('number'), value: z.int().min(0).max(99), asDots: z.boolean() }),
])
const expression = z
  .object({ operands: z.array(operand).min(1).max(5), operators: z.array(z.enum(['+', '-', '*', '/'])).max(4) })
  .refine(({ operands, operators }) => operators.length === operands.length - 1, 'There must be one operator between two operands.')

const side = z.union([expression, number])

/** Types that people can make: Classic and Emojidoku. The engine decides whether it is a puzzle. */
const madeQuestion = z
  .discriminatedUnion('typeId', [
    z.object({
      typeId: z.literal(1),
      emoji: z.array(emoji).min(1).max(6),
      equations: z
        .array(z.object({ left: side, right: side }))
        .min(1)
        .max(8),
      ask: expression,
    }),
    z.object({
      typeId: z.literal(4),
      emoji: z.array(emoji).min(4).max(9),
      board: z.string().regex(/^(?:[.1-4]{16}|[.1-9]{81})$/),
    }),
  ])
  .meta({ id: 'MadeQuestion', description: 'The question of a puzzle that somebody makes' })

const title = visibleName({ min: 1, max: MAX_MADE_TITLE })

const madePuzzle = z
  .object({
    Id: madePuzzleId,
    /** Of its current title and question: changes with either. */
    Version: z.string(),
    Title: z.string(),
    PuzzleTypeId: puzzleTypeId,
    LevelId: levelId,
    State: z.enum(MADE_STATES),
    IsMine: z.boolean(),
    /** For a student's puzzle: its author and classroom. */
    Author: z
      .object({
        StudentId: z.string(),
        Nickname: z.string(),
        /** The teacher's name for the student, sent to the teacher alone. */
        RealName: z.string().optional(),
      })
      .optional(),
    ClassroomId: z.string().optional(),
    /** It is part of an assignment, so its question can no longer be changed. A student's assigned puzzle cannot be changed at all. */
    IsAssigned: z.boolean(),
    IsSolved: z.boolean(),
    /** Valid for an hour. */
    PictureUrl: z.string(),
    Question: madeQuestion,
  })
  .meta({ id: 'MadePuzzle' })

/** Teachers get their own puzzles and those of their students; students get their own and those approved for their class. */
export const getMadePuzzles = declareCall({
  method: 'GET',
  path: '/api/maker/get-made-puzzles',
  summary: 'Puzzles that people made, as far as who asks may see them, the latest first',
  access: 'account',
  replies: {
    200: z
      .object({
        MadePuzzles: z.array(madePuzzle),
        /** The caller's deleted puzzles that can be restored, the newest first; each is erased at `GoneAt`. */
        Removed: z.array(z.object({ Id: madePuzzleId, Title: z.string(), GoneAt: z.iso.datetime() })),
        /** Whether the caller may make one. */
        MayMake: z.boolean(),
        /** For a teacher: the classrooms, and whether their students may make puzzles. */
        Classrooms: z.array(z.object({ Id: z.string(), Name: z.string(), StudentsMayMake: z.boolean() })),
      })
      .meta({ id: 'MadePuzzles' }),
    ...refusals(401, 403, 404),
  },
})
export type MadePuzzles = ReplyOf<typeof getMadePuzzles>
export type MadePuzzle = MadePuzzles['MadePuzzles'][number]

/** The puzzle in playing form. Its answer is included for players who solved it, its maker and the teacher. */
const playedMadePuzzle = z.object({ Title: z.string(), Puzzle: miniPuzzle }).meta({ id: 'PlayedMadePuzzle' })

export const getMadePuzzle = declareCall({
  method: 'GET',
  path: '/api/maker/get-made-puzzle',
  summary: 'A puzzle that somebody made, to be played',
  access: 'account',
  query: z.object({ madePuzzleId: z.coerce.number().pipe(madePuzzleId) }),
  replies: { 200: playedMadePuzzle, ...refusals(400, 401, 404) },
})
export type PlayedMadePuzzle = ReplyOf<typeof getMadePuzzle>

const oneMadePuzzle = z.object({ MadePuzzleId: madePuzzleId })
const saved = { 200: madePuzzle, ...refusals(400, 401, 403, 404, 409) }

/** Idempotent by `PuzzleKey`: a repeated call updates the puzzle of the first, unless it was deleted. */
export const makePuzzle = declareCall({
  method: 'POST',
  path: '/api/maker/make-puzzle',
  summary: 'Keeps a puzzle of one’s own, if it has one answer and can be solved without guessing',
  access: 'account',
  body: z.object({ Title: title, Question: madeQuestion, PuzzleKey: onceKey.optional() }),
  replies: saved,
})

/** Absent = unchanged. A student's puzzle needs approval again. */
export const updateMadePuzzle = declareCall({
  method: 'POST',
  path: '/api/maker/update-made-puzzle',
  summary: 'Changes a puzzle of one’s own; while it stands in an assignment, only the title of a teacher’s',
  access: 'account',
  body: oneMadePuzzle.extend({ Title: title.optional(), Question: madeQuestion.optional() }),
  replies: saved,
})

export const reviewMadePuzzle = declareCall({
  method: 'POST',
  path: '/api/maker/review-made-puzzle',
  summary: 'Lets the class see a student’s puzzle, or gives it back to be made better',
  access: 'account',
  /** `Version`: of the reviewed puzzle; 409 when it has changed since. Older pages do not send it. */
  body: oneMadePuzzle.extend({ IsApproved: z.boolean(), Version: z.string().max(60).optional() }),
  replies: saved,
})

export const removeMadePuzzle = declareCall({
  method: 'POST',
  path: '/api/maker/remove-made-puzzle',
  summary: 'Deletes a made puzzle; for thirty days it can be brought back',
  access: 'account',
  body: oneMadePuzzle,
  replies: { 200: z.object({ Id: madePuzzleId }), ...refusals(400, 401, 403, 404, 409) },
})

export const restoreMadePuzzle = declareCall({
  method: 'POST',
  path: '/api/maker/restore-made-puzzle',
  summary: 'Brings a deleted made puzzle back',
  access: 'account',
  body: oneMadePuzzle,
  replies: saved,
})

export const updateMakerSwitch = declareCall({
  method: 'POST',
  path: '/api/maker/update-maker-switch',
  summary: 'Lets the students of a classroom make puzzles, or not',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, StudentsMayMake: z.boolean() }),
  replies: { 200: z.object({ ClassroomId: z.string(), StudentsMayMake: z.boolean() }), ...refusals(400, 401, 403, 404) },
})

export const printMadePuzzles = declareCall({
  method: 'POST',
  path: '/api/maker/print-made-puzzles',
  summary: 'Where a worksheet of made puzzles can be fetched for the next hour',
  access: 'account',
  body: z.object({
    MadePuzzleIds: z.array(madePuzzleId).min(1).max(8),
    paper: z.enum(PAPERS).default('A4'),
    greyscale: z.boolean().default(false),
  }),
  replies: { 200: z.object({ Url: z.string() }), ...refusals(400, 401, 403, 404) },
})

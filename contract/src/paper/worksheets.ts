import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, groupId, ignored, levelId, puzzleId, puzzleTypeId } from '../fields.ts'
import { strandNamed } from '@emojigma/engine/practice/strands.ts'
import { LEVEL_STANDARDS } from '@emojigma/engine/curriculum/curriculum.ts'
import {
  ANSWER_KEYS,
  MAX_PILE_PUZZLES,
  MAX_SHEET_PUZZLES,
  MAX_SHEET_TITLE,
  MAX_VARIANTS,
  PAPERS,
  PRINTABLE,
  WORKSHEET_STATES,
} from '../rules/worksheets.ts'
import { miniPuzzle } from '../wire/puzzle.ts'

/** Source: docs/product.md, Worksheets */
export const getWorksheetUrl = declareCall({
  method: 'GET',
  path: '/api/pdf/GetWorksheetUrl',
  summary: 'Where the worksheet of one puzzle can be fetched for the next hour',
  access: 'account',
  query: z.object({ puzzleId: z.coerce.number().pipe(puzzleId) }),
  replies: { 200: z.object({ Url: z.string() }), ...refusals(400, 401, 403, 404) },
})

const oneOrMore = <Id extends z.ZodType>(id: Id) => z.array(id).min(1).max(40)
/** Parts of a pile: more than a class may make, as groups move with a class that joins. */
const GROUPS_AT_ONCE = 60
const flag = z.boolean().default(false)
/** The step of practice from which each variant has four Emojidoku with sums after its other puzzles; absent = none. */
const sumsStep = z
  .int()
  .min(1)
  .max(strandNamed('board-sums')?.steps.length ?? 0)
  .optional()

const look = {
  answerKey: z.enum(ANSWER_KEYS).default('fold'),
  title: z
    .string()
    .normalize('NFC')
    .trim()
    .max(MAX_SHEET_TITLE)
    .regex(PRINTABLE, 'A title may have Latin, Greek and Cyrillic letters, figures and signs.')
    .default(''),
  paper: z.enum(PAPERS).default('A4'),
  greyscale: flag,
  largePrint: flag,
}

const worksheet = z.object({ WorksheetId: z.string(), Url: z.string(), Variants: z.int() }).meta({ id: 'Worksheet' })

export const createWorksheet = declareCall({
  method: 'POST',
  path: '/api/pdf/CreateWorksheet',
  summary: 'A worksheet of puzzles that are named, or chosen by type and level; several variants stand in one file',
  access: 'account',
  body: z.strictObject({
    /** In the order of the sheet; absent = filled by type and level. */
    puzzleIds: z.array(puzzleId).min(1).max(MAX_SHEET_PUZZLES).optional(),
    levelId: levelId.optional(),
    levelIds: oneOrMore(levelId).optional(),
    puzzleTypeId: puzzleTypeId.optional(),
    puzzleTypeIds: oneOrMore(puzzleTypeId).optional(),
    /** 0 = boards with sums alone. */
    count: z.int().min(0).max(MAX_SHEET_PUZZLES).default(4),
    sumsStep,
    /** Sheets with different puzzles of the same types and levels, for neighbours in a class. */
    variants: z.int().min(1).max(MAX_VARIANTS).default(1),
    ...look,
    /** A standard of a curriculum, printed above the puzzles; it chooses none. */
    standard: z.enum(LEVEL_STANDARDS).optional(),
    /** Blanks for name, class and date. */
    nameLine: z.boolean().default(true),
    ...ignored,
  }),
  replies: {
    200: worksheet,
    ...refusals(400, 401, 403, 503),
  },
})

/** A student of several of the groups has the sheet of the first; one of none has that of the part without a group, or no sheet. */
export const createClassWorksheets = declareCall({
  method: 'POST',
  path: '/api/pdf/CreateClassWorksheets',
  summary: "A sheet for each student of a class, with the student's name and the puzzles of a group, in one file",
  access: 'account',
  body: z.strictObject({
    ClassroomId: classroomId,
    parts: z
      .array(
        z.strictObject({
          /** Absent = all who are in none of the other parts' groups. */
          GroupId: groupId.optional(),
          levelIds: oneOrMore(levelId).optional(),
          puzzleTypeIds: oneOrMore(puzzleTypeId).optional(),
        }),
      )
      .min(1)
      .max(GROUPS_AT_ONCE),
    /** 0 = boards with sums alone. */
    count: z.int().min(0).max(MAX_PILE_PUZZLES).default(4),
    sumsStep,
    ...look,
    ...ignored,
  }),
  replies: {
    /** `Variants`: the number of sheets. */
    200: worksheet,
    ...refusals(400, 401, 403, 404, 503),
  },
})

const oneWorksheet = z.object({ WorksheetId: z.string().min(1).max(40) })
const progress = z
  .object({
    State: z.enum(WORKSHEET_STATES),
    /** Variants drawn so far. */
    Done: z.int(),
    Total: z.int(),
  })
  .meta({ id: 'WorksheetProgress' })
export type WorksheetProgress = z.infer<typeof progress>

export const getWorksheetProgress = declareCall({
  method: 'POST',
  path: '/api/pdf/GetWorksheetProgress',
  summary: 'How far the drawing of a worksheet is',
  access: 'account',
  body: oneWorksheet,
  replies: { 200: progress, ...refusals(400, 401, 404) },
})

export const cancelWorksheet = declareCall({
  method: 'POST',
  path: '/api/pdf/CancelWorksheet',
  summary: 'Ends the drawing of a worksheet that is not wanted any more',
  access: 'account',
  body: oneWorksheet,
  replies: { 200: progress, ...refusals(400, 401, 404) },
})

/** The puzzles behind the code on a printed sheet: digests to compare guesses with, never answers. */
export const getWorksheetCheck = declareCall({
  method: 'GET',
  path: '/api/pdf/GetWorksheetCheck',
  summary: 'The puzzles of a printed worksheet, by the code on it',
  access: 'anyone',
  query: z.object({ code: z.string().min(1).max(200) }),
  replies: {
    200: z.object({ Variant: z.int().optional(), Puzzles: z.array(miniPuzzle) }).meta({ id: 'WorksheetCheck' }),
    ...refusals(400, 404),
  },
})
export type WorksheetCheck = ReplyOf<typeof getWorksheetCheck>

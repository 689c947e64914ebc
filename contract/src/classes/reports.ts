import { SKILLS } from '@emojigma/engine/skills.ts'
import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { levelId, isOneOfBoth, ONE_OF_BOTH, puzzleTypeId, someStudents, studentId } from '../fields.ts'
import { ASSIGNED_STATES } from '../rules/assignments.ts'
import { NUMBER_WEEKS } from '../rules/my-days.ts'
import { KEPT_WRONG_ANSWERS, REPORTED_PUZZLES } from '../rules/classrooms.ts'
import { PAPERS } from '../rules/worksheets.ts'

const count = z.int().min(0)

/** Puzzles with a guess, and those solved with the first one and without a hint. */
const tries = z.object({ Tried: count, FirstTry: count })

/** Weeks begin on Monday, UTC. The term is this week and the eleven before it. */
export const getStudentProgress = declareCall({
  method: 'GET',
  path: '/api/student/get-progress',
  summary: 'What one student did in the last twelve weeks: assignments, skills by week, and slips',
  access: 'account',
  query: z.object({ studentId }),
  replies: {
    200: z
      .object({
        Id: z.string(),
        ClassroomId: z.string(),
        UserName: z.string(),
        Nickname: z.string(),
        RealName: z.string().optional(),
        /** The Mondays, earliest first. */
        Weeks: z.array(z.iso.date()).length(NUMBER_WEEKS),
        /** Days with a solved puzzle. */
        Days: count,
        Solved: count,
        FirstTry: count,
        /** Those for the student that were due in the term or are due later, the latest due day first. */
        Assignments: z.array(
          z.object({ Id: z.string(), Title: z.string(), DueDay: z.iso.date(), Puzzles: count, Done: count, ...tries.shape }),
        ),
        /** The skills that were tried, by week. A puzzle counts for each of its skills, in the week in which it was begun. */
        Skills: z.array(z.object({ Skill: z.enum(SKILLS), Weeks: z.array(tries).length(NUMBER_WEEKS) })),
        /** Whether more puzzles were begun than skills are counted of; then the latest ones are. */
        IsCut: z.boolean(),
        /** The slips behind wrong guesses, each with its number of puzzles; the most first. */
        Slips: z.array(z.object({ Slip: z.enum(SLIP_RULES), Puzzles: z.int().min(1) })),
      })
      .meta({ id: 'StudentProgress' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type StudentProgress = ReplyOf<typeof getStudentProgress>

/** Published puzzles; those made in class are with the assignments. */
export const getStudentPuzzles = declareCall({
  method: 'GET',
  path: '/api/student/get-puzzles',
  summary: 'The puzzles that one student began in the last twelve weeks, latest first, twenty at a time',
  access: 'account',
  query: z.object({
    studentId,
    /** `Next` of the page before. */
    before: z
      .string()
      .regex(/^\d{1,15}-\d{1,9}$/)
      .optional(),
  }),
  replies: {
    200: z
      .object({
        Puzzles: z
          .array(
            z.object({
              PuzzleId: z.int(),
              PuzzleTypeId: puzzleTypeId,
              LevelId: levelId,
              /** The day in the time zone of the class. */
              Begun: z.iso.date(),
              State: z.enum(ASSIGNED_STATES),
              Guesses: count,
              WrongGuesses: count,
              /** The first different ones in canonical form; never a board. */
              WrongAnswers: z.array(z.string()).max(KEPT_WRONG_ANSWERS),
              HintRung: z.int().min(0).max(3),
              /** The first slip behind a wrong guess. */
              Slip: z.enum(SLIP_RULES).optional(),
            }),
          )
          .max(REPORTED_PUZZLES),
        /** Absent on the last page. */
        Next: z.string().optional(),
      })
      .meta({ id: 'StudentPuzzles' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type StudentPuzzles = ReplyOf<typeof getStudentPuzzles>

export const printReports = declareCall({
  method: 'POST',
  path: '/api/student/print-reports',
  summary: 'Where a PDF with the term reports of students can be fetched for the next hour, a page each',
  access: 'account',
  body: z
    .strictObject({
      ...someStudents,
      paper: z.enum(PAPERS).default('A4'),
      /** Of what is printed: its code, such as `es`. Absent = the language of the request; unknown = English. */
      language: z.string().max(10).optional(),
    })
    .refine(isOneOfBoth, ONE_OF_BOTH),
  replies: { 200: z.object({ Url: z.string(), Count: z.int() }), ...refusals(400, 401, 403, 404) },
})

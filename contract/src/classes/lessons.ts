import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, ignored } from '../fields.ts'
import { MAX_ASSIGNED_PUZZLES } from '../rules/assignments.ts'
import { LESSON_PACES, LESSON_SHOWS, MOST_LESSON_GOAL, MOST_LESSON_STEP, MOST_SEATS } from '../rules/lessons.ts'

/** Base64url, so case-sensitive. */
const lessonId = z.string().min(1).max(60)
const seatToken = z.string().min(1).max(60)
const count = z.int().min(0)
const puzzleIds = z.array(z.int().min(1)).min(1).max(MAX_ASSIGNED_PUZZLES)
/** In the order of the puzzles, from 0. */
const position = z
  .int()
  .min(0)
  .max(MAX_ASSIGNED_PUZZLES - 1)

/** Answers with one cause, without names. */
const answerGroup = z.object({
  /** As the guess is written; absent for boards, and for answers of several kinds. */
  Answer: z.string().optional(),
  IsRight: z.boolean(),
  /** The slip behind a wrong answer, if it is understood. */
  Slip: z.enum(SLIP_RULES).optional(),
  Students: z.int().min(1),
})

/** The public state of a lesson, all of it on the wall: no names, and no times of answers. */
const lessonState = z
  .object({
    Position: position,
    IsPaused: z.boolean(),
    Shows: z.enum(LESSON_SHOWS),
    /** The worked step on the wall, from 1; 0 = the answer alone, before the first one. */
    Step: count,
    /** Of the puzzle on the wall, while its steps are shown; otherwise 0. */
    StepCount: count,
    IsEnded: z.boolean(),
    /** Devices that have joined. Their seats are numbered from 0. */
    Seats: count,
    /** Seats that have answered: together the puzzle on the wall, at their own pace every puzzle rightly. Ascending. */
    Answered: z.array(count),
    /** How many have the right answer to each puzzle; together only once its answers were shown. */
    Solved: z.array(count),
    /** Right answers of all together. */
    Right: count,
    Goal: z.int().min(1),
    /** Together: of the puzzle on the wall, once its answers are shown. At their own pace: the slips so far. The right one first. */
    Groups: z.array(answerGroup),
    /** Of the puzzle on the wall, once its answers are shown. */
    Answer: z.string().optional(),
  })
  .meta({ id: 'LessonState' })
export type LessonState = z.infer<typeof lessonState>
export type AnswerGroup = z.infer<typeof answerGroup>

/** The events of a lesson (`text/event-stream`): each is a whole state. The first one comes at once. */
export const lessonEvents = { path: '/api/lesson/events', query: z.object({ lessonId }), message: lessonState } as const

const lesson = z
  .object({
    Id: z.string(),
    ClassroomId: z.string(),
    /** To join with. */
    Code: z.string(),
    /** The page where it is typed. */
    Url: z.string(),
    Pace: z.enum(LESSON_PACES),
    PuzzleIds: z.array(z.int()),
  })
  .meta({ id: 'Lesson' })

/** Ends the one before it: a class has one lesson at a time. */
export const openLesson = declareCall({
  method: 'POST',
  path: '/api/lesson/open-lesson',
  summary: 'Opens a live lesson with published puzzles',
  access: 'account',
  body: z.strictObject({
    ClassroomId: classroomId,
    PuzzleIds: puzzleIds,
    Pace: z.enum(LESSON_PACES),
    /** Right answers of all together. */
    Goal: z.int().min(1).max(MOST_LESSON_GOAL),
    ...ignored,
  }),
  replies: { 200: lesson, ...refusals(400, 401, 403, 404) },
})
export type Lesson = ReplyOf<typeof openLesson>

export const getLesson = declareCall({
  method: 'GET',
  path: '/api/lesson/get-lesson',
  summary: 'The live lesson of a class',
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    /** Absent if none is going on. */
    200: z.object({ Lesson: lesson.optional() }),
    ...refusals(400, 401, 403, 404),
  },
})

/** Absent = unchanged. Another position shows the question again, and its steps from the beginning. A step beyond the last one is the
 *  last; it counts only while steps are shown. A press for another puzzle than the one on the wall shows nothing: the reply says where
 *  the lesson is. */
export const steerLesson = declareCall({
  method: 'POST',
  path: '/api/lesson/steer-lesson',
  summary: 'Pauses a live lesson, goes on to a puzzle or step, shows answers or steps, or ends it',
  access: 'account',
  body: z.strictObject({
    LessonId: lessonId,
    Position: position.optional(),
    IsPaused: z.boolean().optional(),
    Shows: z.enum(LESSON_SHOWS).optional(),
    Step: count.max(MOST_LESSON_STEP).optional(),
    /** The puzzle to which `Shows` and `Step` belong; absent = the one on the wall. */
    Of: position.optional(),
    IsEnded: z.literal(true).optional(),
    ...ignored,
  }),
  replies: { 200: lessonState, ...refusals(400, 401, 403, 404) },
})

/** With its token a device gets its seat back. 403 once the lesson is full; 404 for a code that no lesson has. */
export const joinLesson = declareCall({
  method: 'POST',
  path: '/api/lesson/join',
  summary: 'Joins a live lesson by its code, without an account',
  access: 'anyone',
  limit: 'lesson',
  body: z.strictObject({ Code: z.string().min(1).max(40), SeatToken: seatToken.optional(), ...ignored }),
  replies: {
    200: z
      .object({
        LessonId: z.string(),
        SeatToken: z.string(),
        Seat: z
          .int()
          .min(0)
          .max(MOST_SEATS - 1),
        /** The name of the seat's animal. */
        Name: z.string(),
        Pace: z.enum(LESSON_PACES),
        PuzzleIds: z.array(z.int()),
        /** Those of this seat so far. `IsRight`: once it may be known. */
        Answers: z.array(z.object({ Position: position, Answer: z.string(), IsRight: z.boolean().optional() })),
      })
      .meta({ id: 'LessonSeat' }),
    ...refusals(400, 403, 404),
  },
})
export type LessonSeat = ReplyOf<typeof joinLesson>

/** Counts for nothing but the lesson. A later answer replaces an earlier one, at one's own pace until it is right. */
export const answerInLesson = declareCall({
  method: 'POST',
  path: '/api/lesson/answer',
  summary: "Gives a seat's answer to a puzzle of a live lesson",
  access: 'anyone',
  body: z.strictObject({ LessonId: lessonId, SeatToken: seatToken, Position: position, Answer: z.string().min(1).max(200), ...ignored }),
  replies: {
    200: z
      .object({
        /** `closed`: the lesson is paused or over, or is at another puzzle. `malformed`: it cannot be an answer to this puzzle. */
        Outcome: z.enum(['taken', 'closed', 'malformed']),
        /** At one's own pace. */
        IsRight: z.boolean().optional(),
      })
      .meta({ id: 'LessonAnswer' }),
    ...refusals(400, 404),
  },
})
export type LessonAnswer = ReplyOf<typeof answerInLesson>

import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { anyJson, classroomId, ignored, onceKey, strictBody, visibleName } from '../fields.ts'
import { leaderboardRow } from '../boards/leaderboards.ts'
import { isTimeZone } from '../rules/time-zone.ts'
import { BOARD_SHOWS, CLASSROOM_LIMIT, CLASSROOM_NAME_LENGTH, MOST_GOAL_POINTS } from '../rules/classrooms.ts'

const count = z.int().min(0)
const classroomName = visibleName(CLASSROOM_NAME_LENGTH)
const boardShows = z.enum(BOARD_SHOWS)
const timeZone = z.string().refine(isTimeZone, 'Please choose a time zone.')
const goalPoints = z.int().min(1).max(MOST_GOAL_POINTS)

/** A class as its teacher sees it in a list.
 *  Source: docs/product.md, Classrooms and students */
const classroom = z
  .object({
    Id: z.string(),
    Name: z.string(),
    /** Without removed students. */
    StudentCount: count,
    /** Archived: not among the current classes. */
    IsArchived: z.boolean(),
    BoardShows: boardShows,
    /** Absent until the teacher sets one. */
    GoalPoints: goalPoints.optional(),
    /** Of its days, such as `Europe/Madrid`. Absent until one is set: UTC. */
    TimeZone: z.string().optional(),
    /** Of a class that the caller teaches beside its owner. */
    Shared: z
      .object({
        /** The owner's nickname. */
        Owner: z.string(),
        /** Of the owner's plan, with the students of other classes. */
        SeatsUsed: count,
        /** The owner's plan has ended. */
        IsResting: z.boolean(),
      })
      .optional(),
  })
  .meta({ id: 'Classroom' })

/** Removed items that can be restored. */
const removedClassroom = z.object({ Id: z.string(), Name: z.string(), StudentCount: count, GoneAt: z.iso.datetime() })

/** Also returns the classes of a teacher whose plan has ended. */
export const getClassrooms = declareCall({
  method: 'GET',
  path: '/api/classroom/get-classrooms',
  summary: "A teacher's classes, and how many of the plan's students there are",
  access: 'account',
  replies: {
    200: z.object({
      Classrooms: z.array(classroom),
      /** The newest first; each is erased at `GoneAt`. */
      Removed: z.array(removedClassroom),
      SeatsUsed: count,
      SeatLimit: z.int(),
      /** Until when the classes go on after the plan has ended. */
      ClassesEndAt: z.iso.datetime().optional(),
    }),
    ...refusals(401, 403, 404),
  },
})
export type Classrooms = ReplyOf<typeof getClassrooms>
export type Classroom = Classrooms['Classrooms'][number]

export const getClassroom = declareCall({
  method: 'GET',
  path: '/api/classroom/get-classroom',
  summary: 'One class with its students',
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    200: classroom.extend({ Students: z.array(z.object({ Id: z.string(), UserName: z.string(), Nickname: z.string() })) }),
    ...refusals(400, 401, 403, 404),
  },
})

export const getMyClassroom = declareCall({
  method: 'GET',
  path: '/api/classroom/get-my-classroom',
  summary: "A student's own class",
  access: 'account',
  replies: { 200: z.object({ Id: z.string(), Name: z.string(), BoardShows: boardShows }), ...refusals(401, 404) },
})
export type MyClassroom = ReplyOf<typeof getMyClassroom>

/** Idempotent by `ClassroomKey`: a repeated call returns the class of the first, in its current state, unless it was removed. */
export const createClassroom = declareCall({
  method: 'POST',
  path: '/api/classroom/create-classroom',
  summary: 'Makes a class',
  access: 'account',
  /** A `TimeZone` that the server does not know is left out: a browser may know newer ones. */
  body: z.object({ classroomName, ClassroomKey: onceKey.optional(), TimeZone: z.string().max(100).optional(), ...ignored }),
  replies: { 200: classroom, ...refusals(400, 401, 403, 404) },
})

/** Absent = unchanged. */
export const updateClassroom = declareCall({
  method: 'POST',
  path: '/api/classroom/update-classroom',
  summary: 'Renames or archives a class, or sets what its students see of its board',
  access: 'account',
  body: z.strictObject({
    classroom: z.strictObject({
      Id: classroomId,
      Name: classroomName.optional(),
      IsArchived: z.boolean().optional(),
      BoardShows: boardShows.optional(),
      GoalPoints: goalPoints.optional(),
      TimeZone: timeZone.optional(),
    }),
    ...ignored,
  }),
  replies: { 200: classroom, ...refusals(400, 401, 403, 404) },
})

const oneClassroom = z.object({ ClassroomId: classroomId, ...ignored })

export const removeClassroom = declareCall({
  method: 'POST',
  path: '/api/classroom/remove-classroom',
  summary: 'Removes a class with all of its students; for thirty days it can be brought back',
  access: 'account',
  body: oneClassroom,
  replies: {
    /** `DeletedForGood`: students removed earlier and erased now, because the number of removed students is limited. */
    200: z.object({ SeatsUsed: count, GoneAt: z.iso.datetime(), DeletedForGood: count }),
    ...refusals(400, 401, 403, 404),
  },
})

/** 403 also when the plan has fewer free seats than the class has students. */
export const restoreClassroom = declareCall({
  method: 'POST',
  path: '/api/classroom/restore-classroom',
  summary: 'Brings back a class that was removed, with the students that went with it',
  access: 'account',
  body: oneClassroom,
  replies: { 200: classroom, ...refusals(400, 401, 403, 404) },
})

/** The changes to a class in a new school year. */
const nextYear = z.discriminatedUnion('Then', [
  z.strictObject({ ClassroomId: classroomId, Then: z.literal('rename'), Name: classroomName }),
  /** Its students move to another class, and it is archived. */
  z.strictObject({ ClassroomId: classroomId, Then: z.literal('join'), IntoId: classroomId }),
  z.strictObject({ ClassroomId: classroomId, Then: z.literal('archive') }),
])

/** Idempotent by `RollOverKey`. Classes that are not named stay as they are. */
export const rollOver = declareCall({
  method: 'POST',
  path: '/api/classroom/roll-over',
  summary: 'Begins a new school year: renames, joins and archives classes, all at once',
  access: 'account',
  body: z.object({
    RollOverKey: onceKey,
    Classes: z
      .array(nextYear)
      .min(1)
      .max(CLASSROOM_LIMIT)
      .refine((all) => new Set(all.map(({ ClassroomId }) => ClassroomId)).size === all.length, 'Please name each class once.')
      .refine(areJoinsClear, 'Please choose a class that goes on.'),
    ...ignored,
  }),
  replies: {
    /** `Students`: those who moved to another class. */
    200: z.object({ RollOverId: z.string(), Students: count }),
    ...refusals(400, 401, 403, 404),
  },
})

/** Whether no class joins one that itself joins another or is archived. */
function areJoinsClear(all: readonly z.infer<typeof nextYear>[]): boolean {
  const leaving = new Set(all.flatMap(({ ClassroomId, Then }) => (Then === 'rename' ? [] : ClassroomId)))
  return all.every((one) => one.Then !== 'join' || !leaving.has(one.IntoId))
}

/** For thirty days. Later changes stay. */
export const undoRollOver = declareCall({
  method: 'POST',
  path: '/api/classroom/undo-roll-over',
  summary: 'Takes a new school year back',
  access: 'account',
  body: z.object({ RollOverId: z.string().min(1).max(60).toLowerCase(), ...ignored }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

export const exportClassroom = declareCall({
  method: 'GET',
  path: '/api/classroom/export-classroom',
  summary: 'Everything the site keeps about a class and its students',
  access: 'account',
  query: z.object({ classroomId }),
  replies: { 200: z.record(z.string(), anyJson), ...refusals(400, 401, 403, 404) },
})

/** 0 = all time, 1 = this week, 2 = today, in the time zone of the class. */
const boardScope = z.literal([0, 1, 2])

/** The total of the class, and its goal. */
const goal = z.object({ Points: count, Of: goalPoints })

/** Students see what the teacher chose: the rows, or the goal without rows; a 404 for nothing. The teacher always sees the rows. */
export const getClassroomLeaderboard = declareCall({
  method: 'POST',
  path: '/api/Puzzle/GetClassroomLeaderboard',
  summary: 'The board of a class',
  access: 'account',
  body: strictBody('leaderboardsModel', { classroomId, scope: boardScope }),
  replies: {
    200: z
      .object({
        leaderboard: z.array(leaderboardRow),
        BoardShows: boardShows,
        Goal: goal.optional(),
      })
      .meta({ id: 'ClassroomLeaderboard' }),
    ...refusals(400, 401, 404),
  },
})
export type ClassroomLeaderboard = ReplyOf<typeof getClassroomLeaderboard>

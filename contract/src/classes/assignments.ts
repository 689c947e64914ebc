import { SKILLS } from '@emojigma/engine/skills.ts'
import { SLIP_RULES } from '@emojigma/engine/understanding/slip.ts'
import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, groupId, ignored, levelId, onceKey, puzzleTypeId, studentId, visibleName } from '../fields.ts'
import { ASSIGNED_STATES, MAX_ASSIGNED_PUZZLES, MAX_ASSIGNMENT_TITLE } from '../rules/assignments.ts'
import { STUDENTS_AT_ONCE } from '../rules/classrooms.ts'
import { LAST_MADE_PUZZLE_ID } from '../rules/made-puzzles.ts'

/** Base64url, so case-sensitive. */
const assignmentId = z.string().min(1).max(60)
/** A day of the class, in its time zone, such as 2026-11-22. */
const day = z.iso.date()
const title = visibleName({ min: 1, max: MAX_ASSIGNMENT_TITLE })
const count = z.int().min(0)
/** Published and made puzzles, in playing order. */
const puzzleIds = z.array(z.int().min(1).max(LAST_MADE_PUZZLE_ID)).min(1).max(MAX_ASSIGNED_PUZZLES)
const studentIds = z.array(studentId).min(1).max(STUDENTS_AT_ONCE)

const assignedPuzzle = z
  .object({
    PuzzleId: z.int(),
    PuzzleTypeId: puzzleTypeId,
    LevelId: levelId,
    /** Of a made puzzle. */
    Title: z.string().optional(),
  })
  .meta({ id: 'AssignedPuzzle' })

const pickedPuzzles = z.object({ Puzzles: z.array(assignedPuzzle) }).meta({ id: 'PickedPuzzles' })

/** Suggests puzzles without assigning them. */
export const pickPuzzles = declareCall({
  method: 'POST',
  path: '/api/assignment/pick-puzzles',
  summary: 'Puzzles for an assignment: by type, level, skill and count, by their numbers, or those of a worksheet by its check code',
  access: 'account',
  body: z.strictObject({
    ClassroomId: classroomId,
    PuzzleTypeIds: z.array(puzzleTypeId).max(5).optional(),
    LevelIds: z.array(levelId).max(10).optional(),
    /** Each puzzle practises one of them at least; absent or empty = any. */
    Skills: z.array(z.enum(SKILLS)).max(SKILLS.length).optional(),
    Count: z.int().min(1).max(MAX_ASSIGNED_PUZZLES).optional(),
    PuzzleIds: puzzleIds.optional(),
    /** As printed, or the whole address in the sheet's QR code. */
    CheckCode: z.string().trim().min(1).max(400).optional(),
    /** Puzzles already in the list, which are not picked again. */
    Without: z.array(z.int()).max(MAX_ASSIGNED_PUZZLES).optional(),
    ...ignored,
  }),
  replies: { 200: pickedPuzzles, ...refusals(400, 401, 403, 404) },
})

const assignment = z
  .object({
    Id: z.string(),
    ClassroomId: z.string(),
    Title: z.string(),
    /** From this day on students see it; absent = at once. */
    StartDay: day.optional(),
    DueDay: day,
    /** Some students of the class; absent = all of them. */
    StudentIds: z.array(z.string()).optional(),
    /** They are the students of this group, now and later; absent once it was removed. */
    GroupId: z.string().optional(),
    /** The due day has passed. */
    IsLate: z.boolean(),
    IsEnded: z.boolean(),
    Puzzles: z.array(assignedPuzzle),
    /** Students in the class now whom it is for. */
    StudentCount: count,
    /** Students who have finished, and puzzles done by all students together. */
    FinishedCount: count,
    DoneCount: count,
  })
  .meta({ id: 'Assignment' })

export const getAssignments = declareCall({
  method: 'GET',
  path: '/api/assignment/get-assignments',
  summary: "A classroom's assignments, the latest due day first",
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    200: z
      .object({
        Assignments: z.array(assignment),
        /** Deleted assignments that can be restored, the newest first; each is erased at `GoneAt`. */
        Removed: z.array(z.object({ Id: z.string(), Title: z.string(), GoneAt: z.iso.datetime() })),
      })
      .meta({ id: 'Assignments' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type Assignments = ReplyOf<typeof getAssignments>
export type Assignment = Assignments['Assignments'][number]
export type AssignedPuzzle = Assignment['Puzzles'][number]

const puzzleResult = z
  .object({
    PuzzleId: z.int(),
    State: z.enum(ASSIGNED_STATES),
    Guesses: count,
    /** The furthest hint step: 0 none, 1 where, 2 which rule, 3 the worked step. */
    HintRung: z.int().min(0).max(3),
    /** Solved after the due day of the class. */
    IsLate: z.boolean(),
    /** The first slip behind a wrong guess. */
    Slip: z.enum(SLIP_RULES).optional(),
  })
  .meta({ id: 'AssignedPuzzleResult' })

/** `Attempted`: number of students. `FirstTry`: solved with the first guess and without a hint. */
const tally = { Attempted: count, Solved: count, FirstTry: count, Hinted: count }

const studentName = { Id: z.string(), UserName: z.string(), Nickname: z.string(), RealName: z.string().optional() }

const assignmentResult = z
  .object({
    Assignment: assignment,
    Students: z.array(
      z.object({
        ...studentName,
        /** Puzzles that the student has begun. */
        Results: z.array(puzzleResult),
      }),
    ),
    Puzzles: z.array(z.object({ PuzzleId: z.int(), Skills: z.array(z.string()), ...tally })),
    Skills: z.array(z.object({ Skill: z.string(), Puzzles: count, ...tally })),
    /** The slips behind wrong guesses at these puzzles, each with a count of students, the largest first, without names. */
    Slips: z.array(z.object({ Slip: z.enum(SLIP_RULES), Students: z.int().min(1) })),
  })
  .meta({ id: 'AssignmentResult' })

export const getAssignment = declareCall({
  method: 'GET',
  path: '/api/assignment/get-assignment',
  summary: 'Who did what of an assignment, by student, by puzzle and by skill',
  access: 'account',
  query: z.object({ assignmentId }),
  replies: { 200: assignmentResult, ...refusals(400, 401, 403, 404) },
})
export type AssignmentResult = ReplyOf<typeof getAssignment>

/** Of the students who are in the class now; ended assignments count, deleted ones do not. */
export const getGradebook = declareCall({
  method: 'GET',
  path: '/api/assignment/get-gradebook',
  summary: "How much of each of a classroom's assignments each student has solved",
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    200: z
      .object({
        /** The earliest due day first. */
        Assignments: z.array(z.object({ Id: z.string(), Title: z.string(), StartDay: day, DueDay: day })),
        Students: z.array(
          z.object({
            ...studentName,
            /** In the school's own list. */
            RosterId: z.string().optional(),
            /** Of the puzzles of each assignment, in the same order; null for one that is for others. */
            Percents: z.array(z.int().min(0).max(100).nullable()),
          }),
        ),
      })
      .meta({ id: 'Gradebook' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type Gradebook = ReplyOf<typeof getGradebook>

/** Idempotent by `AssignmentKey`: a repeated call returns the assignment of the first, in its current state, unless it was deleted. */
export const createAssignment = declareCall({
  method: 'POST',
  path: '/api/assignment/create-assignment',
  summary: 'Gives puzzles to a classroom, a group of it or some of its students, to be done by a day',
  access: 'account',
  body: z.object({
    ClassroomId: classroomId,
    Title: title,
    StartDay: day.optional(),
    DueDay: day,
    PuzzleIds: puzzleIds,
    /** Absent, and without a group = the whole class. */
    StudentIds: studentIds.optional(),
    /** Instead of students: those of a group of the class, also those who join it later. */
    GroupId: groupId.optional(),
    AssignmentKey: onceKey.optional(),
  }),
  replies: { 200: assignment, ...refusals(400, 401, 403, 404) },
})

/** Absent = unchanged. Students' results are kept, even for puzzles that are removed. */
export const updateAssignment = declareCall({
  method: 'POST',
  path: '/api/assignment/update-assignment',
  summary: 'Changes an assignment, ends it, or opens it again',
  access: 'account',
  body: z.strictObject({
    Assignment: z.strictObject({
      Id: assignmentId,
      Title: title.optional(),
      /** Null = at once. */
      StartDay: day.nullable().optional(),
      DueDay: day.optional(),
      PuzzleIds: puzzleIds.optional(),
      /** Null = the whole class. */
      StudentIds: studentIds.nullable().optional(),
      GroupId: groupId.optional(),
      IsEnded: z.boolean().optional(),
    }),
    ...ignored,
  }),
  replies: { 200: assignment, ...refusals(400, 401, 403, 404) },
})

const oneAssignment = z.object({ AssignmentId: assignmentId })

export const removeAssignment = declareCall({
  method: 'POST',
  path: '/api/assignment/remove-assignment',
  summary: 'Deletes an assignment; for thirty days it can be brought back',
  access: 'account',
  body: oneAssignment,
  replies: { 200: z.object({ Id: z.string() }), ...refusals(400, 401, 403, 404) },
})

export const restoreAssignment = declareCall({
  method: 'POST',
  path: '/api/assignment/restore-assignment',
  summary: 'Brings a deleted assignment back',
  access: 'account',
  body: oneAssignment,
  replies: { 200: assignment, ...refusals(400, 401, 403, 404) },
})

const myAssignment = z
  .object({
    Id: z.string(),
    Title: z.string(),
    DueDay: day,
    /** The due day has passed. The puzzles can still be played. */
    IsLate: z.boolean(),
    Puzzles: z.array(
      assignedPuzzle.extend({
        State: z.enum(ASSIGNED_STATES),
        /** Of a solved puzzle: whether the first guess was right, without a hint. */
        IsFirstTry: z.boolean().optional(),
      }),
    ),
  })
  .meta({ id: 'MyAssignment' })

/** 404 for accounts that are in no classroom. */
export const getMyAssignments = declareCall({
  method: 'GET',
  path: '/api/assignment/get-my-assignments',
  summary: 'What a student has to do, the earliest due day first',
  access: 'account',
  replies: {
    200: z
      .object({
        Assignments: z.array(myAssignment),
        /** False after the teacher's plan has ended: puzzles of other days are closed then. */
        IsPlanActive: z.boolean(),
        /** Whether the student may make puzzles, and the number of the student's puzzles by state. */
        Making: z.object({ MayMake: z.boolean(), Waiting: count, Approved: count, Returned: count }),
      })
      .meta({ id: 'MyAssignments' }),
    ...refusals(401, 404),
  },
})
export type MyAssignments = ReplyOf<typeof getMyAssignments>
export type MyAssignment = MyAssignments['Assignments'][number]

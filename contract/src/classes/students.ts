import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, ignored, newPassword, onceKey, studentId } from '../fields.ts'
import { ROSTER_ID_LENGTH, ROW_FIELDS, STUDENTS_AT_ONCE, userNameIn } from '../rules/classrooms.ts'

const count = z.int().min(0)
/** As typed; the server reports its faults. */
const typed = z.string().max(300)

/** As the school's own sign-in and list know the student. Of an address only a digest is stored. */
const schoolLogin = { RosterId: z.string().trim().max(ROSTER_ID_LENGTH).optional(), Address: typed.optional() }

const studentName = typed.transform(userNameIn)

/** `Email` is the user name, or an e-mail that begins with it. `Nickname` is a suggestion, used if the site could have generated it.
 *  Source: docs/product.md, Classrooms and students */
export const registerStudent = declareCall({
  method: 'POST',
  path: '/api/account/RegisterStudent',
  summary: 'Adds one student to a class',
  access: 'account',
  body: z.strictObject({
    Email: studentName,
    Nickname: typed.optional(),
    Password: newPassword,
    ConfirmPassword: z.string(),
    ClassroomId: classroomId,
    RealName: typed.optional(),
    ...ignored,
  }),
  replies: {
    200: z.object({ Id: z.string(), UserName: z.string(), Nickname: z.string() }),
    ...refusals(400, 401, 403, 404, 503),
  },
})

/** Faults are reported row by row, so the schema accepts any text. */
const uploadedStudent = z.strictObject({
  /** The page's id of the row, unique in the upload; absent = its position, from 1. */
  Row: z.int().min(0).max(1_000_000).optional(),
  /** Absent or empty = generated. */
  UserName: studentName.optional(),
  RealName: typed.optional(),
  Nickname: typed.optional(),
  /** Absent or empty = generated, and returned once. */
  Password: typed.optional(),
  ...schoolLogin,
})

const rowResult = z
  .object({
    Row: z.int(),
    /** `refused`: the row has a fault. `skipped`: the row is valid, but no seat is free. A trial reports `added` for rows that would be. */
    Outcome: z.enum(['added', 'refused', 'skipped']),
    StudentId: z.string().optional(),
    UserName: z.string().optional(),
    Nickname: z.string().optional(),
    /** Only if generated; it is not stored, and is returned again for an hour to the same upload only. */
    Password: z.string().optional(),
    /** The sent password broke the rule, so that the site made, or would make, one. */
    PasswordReplaced: z.literal(true).optional(),
    Reasons: z.array(z.object({ Field: z.enum(ROW_FIELDS), Message: z.string() })).optional(),
  })
  .meta({ id: 'UploadedRow' })

/** Idempotent by `UploadKey`, if there is one: a repeated call returns the reply of the first, with the students' current names. */
export const registerStudents = declareCall({
  method: 'POST',
  path: '/api/student/register-students',
  summary: 'Adds many students to a class; good rows are kept, bad rows say why',
  access: 'account',
  bodyLimitBytes: 524_288,
  body: z.strictObject({
    ClassroomId: classroomId,
    UploadKey: onceKey.optional(),
    Students: z.array(uploadedStudent).min(1).max(STUDENTS_AT_ONCE),
    /** Only reports what would be done. */
    IsTrial: z.boolean().default(false),
    ...ignored,
  }),
  replies: {
    200: z
      .object({
        /** One per row, in order. */
        Results: z.array(rowResult),
        SeatsUsed: count,
        /** The job that hashes the passwords in the upload; absent when it has none. */
        JobId: z.string().optional(),
      })
      .meta({ id: 'StudentUpload' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type StudentUpload = ReplyOf<typeof registerStudents>
export type UploadedRow = StudentUpload['Results'][number]

export const getUpload = declareCall({
  method: 'GET',
  path: '/api/student/get-upload',
  summary: 'How many of the passwords of an upload can be used',
  access: 'account',
  query: z.object({ jobId: z.string().min(1).max(40) }),
  replies: {
    200: z.object({ State: z.enum(['working', 'done']), Done: count, Total: count }).meta({ id: 'UploadProgress' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type UploadProgress = ReplyOf<typeof getUpload>

/** A student as their teacher sees them. */
const student = z
  .object({
    Id: z.string(),
    ClassroomId: z.string(),
    UserName: z.string(),
    Nickname: z.string(),
    /** The teacher's name for the student, visible to the teacher alone. */
    RealName: z.string().optional(),
    /** The student's id in the school's own list. */
    RosterId: z.string().optional(),
    /** The day of the last guess, in the time zone of the class. */
    LastPlayed: z.iso.date().optional(),
    Correct: count,
    Attempted: count,
    /** All-time points. */
    Score: count,
    HasCard: z.boolean(),
    /** Whether they can sign in with user name and password. */
    HasPassword: z.boolean(),
    /** Whether a password of an upload is still being hashed. */
    IsWaiting: z.boolean(),
  })
  .meta({ id: 'Student' })

const removedStudent = z.object({
  Id: z.string(),
  UserName: z.string(),
  Nickname: z.string(),
  RealName: z.string().optional(),
  GoneAt: z.iso.datetime(),
})

export const getStudents = declareCall({
  method: 'GET',
  path: '/api/student/get-students',
  summary: 'The students of a class, and what they played',
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    200: z.object({
      Students: z.array(student),
      /** Students that can be restored; each is erased at `GoneAt`. */
      Removed: z.array(removedStudent),
    }),
    ...refusals(400, 401, 403, 404),
  },
})
export type Students = ReplyOf<typeof getStudents>
export type Student = Students['Students'][number]

export const getStudent = declareCall({
  method: 'GET',
  path: '/api/student/get-student',
  summary: 'One student, and what they played',
  access: 'account',
  query: z.object({ studentId }),
  replies: { 200: student, ...refusals(400, 401, 403, 404) },
})

/** Absent = unchanged; an empty `RealName` clears it. */
export const updateStudent = declareCall({
  method: 'POST',
  path: '/api/student/update-student',
  summary: 'Changes a student, moves them to another class, or gives them another nickname',
  access: 'account',
  body: z.strictObject({
    Student: z.strictObject({
      Id: studentId,
      UserName: typed.optional(),
      RealName: typed.optional(),
      NewNickname: z.literal(true).optional(),
      ClassroomId: classroomId.optional(),
    }),
    ...ignored,
  }),
  replies: { 200: student, ...refusals(400, 401, 403, 404) },
})

/** Absent = unchanged; empty = forgotten. All or none: none if one of them is not the teacher's. */
export const linkStudents = declareCall({
  method: 'POST',
  path: '/api/student/link-students',
  summary: 'Tells by what the school knows students, so that they can sign in as they do there',
  access: 'account',
  body: z.strictObject({
    Students: z
      .array(z.strictObject({ Id: studentId, ...schoolLogin }))
      .min(1)
      .max(STUDENTS_AT_ONCE),
    ...ignored,
  }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

/** Also ends the student's sessions. */
export const resetPassword = declareCall({
  method: 'POST',
  path: '/api/student/reset-password',
  summary: 'Gives a student another password: the one that is sent, or one that the site makes',
  access: 'account',
  body: z.strictObject({ StudentId: studentId, Password: newPassword.optional(), ...ignored }),
  replies: {
    /** A generated one. */
    200: z.object({ Password: z.string().optional() }),
    ...refusals(400, 401, 403, 404, 503),
  },
})

const studentIds = z.array(studentId).min(1).max(STUDENTS_AT_ONCE)
const seats = z.object({ SeatsUsed: count })
const removal = seats.extend({
  GoneAt: z.iso.datetime(),
  /** Students removed earlier and erased now, because the number of removed students is limited. */
  DeletedForGood: count,
})

/** All or none: none if one of them is not the teacher's. */
export const removeStudents = declareCall({
  method: 'POST',
  path: '/api/student/remove-students',
  summary: 'Removes students: they are signed out and cannot sign in; for thirty days they can be brought back',
  access: 'account',
  body: z.object({ StudentIds: studentIds, ...ignored }),
  replies: { 200: removal, ...refusals(400, 401, 403, 404) },
})

export const removeStudent = declareCall({
  ...removeStudents,
  path: '/api/student/remove-student',
  summary: 'Removes one student',
  body: z.object({ StudentId: studentId, ...ignored }),
})

/** All or none; 403 when too few seats are free. */
export const restoreStudents = declareCall({
  method: 'POST',
  path: '/api/student/restore-students',
  summary: 'Brings back students that were removed',
  access: 'account',
  body: z.object({ StudentIds: studentIds, ...ignored }),
  replies: { 200: seats, ...refusals(400, 401, 403, 404) },
})

export const moveStudents = declareCall({
  method: 'POST',
  path: '/api/student/move-students',
  summary: "Moves students to another of the teacher's classes",
  access: 'account',
  body: z.object({ StudentIds: studentIds, ClassroomId: classroomId, ...ignored }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, groupId, ignored, onceKey, studentId, visibleName } from '../fields.ts'
import { GROUP_NAME_LENGTH, STUDENTS_AT_ONCE } from '../rules/classrooms.ts'

const name = visibleName(GROUP_NAME_LENGTH)
/** Students of the class; a student may be in several groups. */
const studentIds = z.array(studentId).max(STUDENTS_AT_ONCE)

/** For teachers alone.
 *  Source: docs/product.md, Groups of a class */
const groups = z
  .object({
    /** In the order in which they were made. */
    Groups: z.array(z.object({ Id: z.string(), Name: z.string(), StudentIds: z.array(z.string()) })),
    /** The newest first; each is erased at `GoneAt`. */
    Removed: z.array(z.object({ Id: z.string(), Name: z.string(), GoneAt: z.iso.datetime() })),
  })
  .meta({ id: 'ClassGroups' })

export const getGroups = declareCall({
  method: 'GET',
  path: '/api/classroom/get-groups',
  summary: 'The groups of a class with their students',
  access: 'account',
  query: z.object({ classroomId }),
  replies: { 200: groups, ...refusals(400, 401, 403, 404) },
})
export type ClassGroups = ReplyOf<typeof getGroups>
export type ClassGroup = ClassGroups['Groups'][number]

/** Idempotent by `GroupKey`. */
export const createGroup = declareCall({
  method: 'POST',
  path: '/api/classroom/create-group',
  summary: 'Makes a group of students in a class',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, Name: name, StudentIds: studentIds, GroupKey: onceKey.optional(), ...ignored }),
  replies: { 200: groups, ...refusals(400, 401, 403, 404) },
})

/** Absent = unchanged. */
export const updateGroup = declareCall({
  method: 'POST',
  path: '/api/classroom/update-group',
  summary: 'Renames a group, or chooses its students',
  access: 'account',
  body: z.strictObject({
    Group: z.strictObject({ Id: groupId, Name: name.optional(), StudentIds: studentIds.optional() }),
    ...ignored,
  }),
  replies: { 200: groups, ...refusals(400, 401, 403, 404) },
})

const oneGroup = z.object({ GroupId: groupId, ...ignored })

/** Its students and their homework stay. */
export const removeGroup = declareCall({
  method: 'POST',
  path: '/api/classroom/remove-group',
  summary: 'Removes a group; for thirty days it can be brought back',
  access: 'account',
  body: oneGroup,
  replies: { 200: groups, ...refusals(400, 401, 403, 404) },
})

export const restoreGroup = declareCall({
  method: 'POST',
  path: '/api/classroom/restore-group',
  summary: 'Brings a removed group back',
  access: 'account',
  body: oneGroup,
  replies: { 200: groups, ...refusals(400, 401, 403, 404) },
})

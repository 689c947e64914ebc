import { m } from '@emojigma/messages'
import {
  getUpload,
  linkStudents,
  moveStudents,
  registerStudent,
  registerStudents,
  removeStudent,
  removeStudents,
  resetPassword,
  restoreStudents,
  type UploadedRow,
} from '@emojigma/contract/classes/students.ts'
import { randomUUID } from 'node:crypto'
import { isoTime } from '../../../platform/clock.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve, type RequestOf } from '../../../platform/http/serve.ts'
import { invalid } from '../../../platform/expected-failures.ts'
import type { Classrooms } from '../classrooms.ts'
import { NO_SEATS } from '../routes.ts'
import type { RowResult, Uploads } from '../uploads/uploads.ts'
import type { SchoolLogins } from './school-logins.ts'
import type { Students } from './students.ts'

const OTHER_UPLOAD: LocalizedText = localizedText(m['class_refusal.other_upload'])
const SAME_ROW: LocalizedText = localizedText(m['class_refusal.same_row'])

export interface StudentRoutes {
  readonly classrooms: Classrooms
  readonly students: Students
  readonly uploads: Uploads
  readonly schoolLogins: SchoolLogins
}

/** The calls with which a teacher adds, moves and removes students.
 *  Source: docs/product.md, Classrooms and students */
export function routeStudents(app: App, routes: StudentRoutes): void {
  routeRegistration(app, routes)
  routeUploads(app, routes)
  routeRemoval(app, routes)
}

function routeRegistration(app: App, { classrooms, students, schoolLogins }: StudentRoutes): void {
  serve(app, registerStudent, async ({ visitor, signedIn: { accountId }, body }) => {
    const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(accountId, body.ClassroomId))
    if (refused) return refused
    const outcome = await students.register(await classrooms.ownerOf(body.ClassroomId), {
      classroomId: body.ClassroomId,
      userName: body.Email,
      realName: body.RealName,
      wishedNickname: body.Nickname,
      password: body.Password,
      confirmPassword: body.ConfirmPassword,
    })
    if (outcome.kind === 'no seat') return new Refusal(403, failure(403, NO_SEATS))
    if (outcome.kind === 'gone') return NOT_FOUND
    if (outcome.kind !== 'added') return refusalOf(outcome)
    const { id, userName, nickname } = outcome.student
    return { Id: id, UserName: userName, Nickname: nickname }
  })
  serve(app, resetPassword, async ({ visitor, signedIn: { accountId }, body: { StudentId, Password } }) => {
    const { students: found, tie } = await students.presentTaughtBy(accountId, [StudentId])
    const refused = refusedBy('MANAGE STUDENTS', visitor, tie)
    const [student] = found
    if (refused || !student) return refused ?? NOT_FOUND
    const outcome = await students.resetPassword(student, Password)
    if (outcome.kind !== 'done') return refusalOf(outcome)
    return outcome.password === undefined ? {} : { Password: outcome.password }
  })
  serve(app, linkStudents, async ({ visitor, signedIn: { accountId }, body: { Students } }) => {
    const { tie, ownerId } = await students.presentTaughtBy(
      accountId,
      Students.map(({ Id }) => Id),
    )
    const refused = refusedBy('MANAGE STUDENTS', visitor, tie)
    if (refused) return refused
    await schoolLogins.link(ownerId, new Map(Students.map(({ Id, RosterId, Address }) => [Id, { rosterId: RosterId, address: Address }])))
    return {}
  })
  serve(app, moveStudents, async ({ visitor, signedIn: { accountId }, body: { StudentIds, ClassroomId } }) => {
    const { ownerId, classroomIds } = await students.presentTaughtBy(accountId, StudentIds)
    const tie = classroomIds.length === 0 ? 'none' : await classrooms.tieToAll(accountId, [...classroomIds, ClassroomId])
    const refused = refusedBy('MANAGE STUDENTS', visitor, tie)
    if (refused) return refused
    await students.move(ownerId, StudentIds, ClassroomId)
    return {}
  })
}

function routeUploads(app: App, { classrooms, uploads }: StudentRoutes): void {
  serve(app, registerStudents, async ({ visitor, signedIn: { accountId }, body, language }) => {
    const refused = refusedBy('MANAGE STUDENTS', visitor, await classrooms.tieOf(accountId, body.ClassroomId))
    if (refused) return refused
    const rows = rowsOf(body)
    if (new Set(rows.map(({ row }) => row)).size < rows.length) return refusalOf(invalid('Students', SAME_ROW))
    const { ClassroomId: classroomId, UploadKey: uploadKey = randomUUID() } = body
    const ownerId = await classrooms.ownerOf(classroomId)
    const outcome = body.IsTrial
      ? await uploads.preview({ ownerId, rows, language })
      : await uploads.upload({ ownerId, teacherId: accountId, classroomId, uploadKey, rows, language })
    if (outcome.kind === 'gone') return NOT_FOUND
    if (outcome.kind === 'other upload') return refusalOf(invalid('UploadKey', OTHER_UPLOAD))
    const { results, seatsUsed, jobId } = outcome
    return { Results: results.map(wireResult), SeatsUsed: seatsUsed, ...(jobId === undefined ? {} : { JobId: jobId }) }
  })
  serve(app, getUpload, async ({ visitor, signedIn: { accountId }, query: { jobId } }) => {
    const progress = await uploads.progress(accountId, jobId)
    const refused = refusedBy('READ CLASSROOM', visitor, progress ? 'owns' : 'none')
    if (refused || !progress) return refused ?? NOT_FOUND
    const { done, total } = progress
    return { State: done === total ? ('done' as const) : ('working' as const), Done: done, Total: total }
  })
}

function routeRemoval(app: App, { students }: StudentRoutes): void {
  const remove = async (
    { visitor, signedIn: { accountId } }: Pick<RequestOf<typeof removeStudents>, 'visitor' | 'signedIn'>,
    ids: readonly string[],
  ) => {
    const { tie, ownerId } = await students.taughtBy(accountId, ids)
    const refused = refusedBy('REMOVE STUDENTS', visitor, tie)
    if (refused) return refused
    const { seatsUsed, goneAtMs, deleted } = await students.remove(ownerId, ids)
    return { SeatsUsed: seatsUsed, GoneAt: isoTime(goneAtMs), DeletedForGood: deleted }
  }
  serve(app, removeStudents, (request) => remove(request, request.body.StudentIds))
  serve(app, removeStudent, (request) => remove(request, [request.body.StudentId]))
  serve(app, restoreStudents, async ({ visitor, signedIn: { accountId }, body: { StudentIds } }) => {
    const { tie, ownerId } = await students.taughtBy(accountId, StudentIds)
    const refused = refusedBy('REMOVE STUDENTS', visitor, tie)
    if (refused) return refused
    const seatsUsed = await students.restore(ownerId, StudentIds)
    return seatsUsed === undefined ? new Refusal(403, failure(403, NO_SEATS)) : { SeatsUsed: seatsUsed }
  })
}

function rowsOf({ Students }: RequestOf<typeof registerStudents>['body']) {
  return Students.map(({ Row, UserName, RealName, Nickname, Password, RosterId, Address }, index) => ({
    row: Row ?? index + 1,
    userName: UserName,
    realName: RealName,
    nickname: Nickname,
    password: Password,
    schoolLogin: { rosterId: RosterId, address: Address },
  }))
}

function wireResult({ row, outcome, studentId, userName, nickname, password, isReplaced, reasons }: RowResult): UploadedRow {
  return {
    Row: row,
    Outcome: outcome,
    ...(studentId === undefined ? {} : { StudentId: studentId }),
    ...(userName === undefined ? {} : { UserName: userName }),
    ...(nickname === undefined ? {} : { Nickname: nickname }),
    ...(password === undefined ? {} : { Password: password }),
    ...(isReplaced ? { PasswordReplaced: true } : {}),
    ...(reasons === undefined ? {} : { Reasons: reasons.map(({ field, message }) => ({ Field: field, Message: message })) }),
  }
}

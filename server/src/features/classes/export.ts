import type { ExportedAccount } from '@emojigma/contract/accounts/accounts.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { isoTime } from '../../platform/clock.ts'
import type { Queries } from '../../platform/database/tables.ts'
import { classroomsOf, findClassroom, type Classroom } from './queries.ts'
import { groupsOf, studentsOfGroups } from './groups/queries.ts'
import { invitationsBy, openInvitationsTo } from './invitations/queries.ts'
import { findPart, findSchool } from './schools/queries.ts'
import { partsOf } from './teachers/queries.ts'
import { formerClassesOf } from './roll-overs/queries.ts'
import { findStudent, studentsIn, type Student } from './students/queries.ts'

type Json = ExportedAccount[string]

/** Exports an account's data as a teacher and as a student. */
export async function exportedClassrooms(queries: Queries, accountId: string): Promise<ExportedAccount> {
  const taught: Json[] = []
  for (const classroom of await classroomsOf(queries, accountId)) {
    taught.push({
      ...exportedClass(classroom),
      Students: (await studentsIn(queries, classroom.id)).map(exportedStudent),
      Groups: await exportedGroups(queries, classroom.id),
    })
  }
  const student = await findStudent(queries, accountId)
  const attended = student && (await findClassroom(queries, student.classroomId))
  return {
    Classrooms: taught,
    SharedClassrooms: (await partsOf(queries, accountId)).map(({ name, joinedAtMs }) => ({ Name: name, JoinedAt: isoTime(joinedAtMs) })),
    ClassroomInvitations: (await invitationsBy(queries, accountId)).map(({ email, expiresAtMs }) => ({
      Email: email,
      EndsAt: isoTime(expiresAtMs),
    })),
    School: await exportedSchool(queries, accountId),
    FormerClassrooms: [...(await formerClassesOf(queries, accountId))],
    Student: student && attended ? { Classroom: attended.name, ...exportedToThemselves(student) } : null,
  }
}

/** The groups of a class, for its teachers alone. */
export async function exportedGroups(queries: Queries, classroomId: string) {
  const groups = await groupsOf(queries, classroomId)
  const students = await studentsOfGroups(
    queries,
    groups.map(({ id }) => id),
  )
  return groups.map(({ id, name, madeAtMs, removedAtMs }) => ({
    Id: id,
    Name: name,
    StudentIds: [...(students.get(id) ?? [])],
    MadeAt: isoTime(madeAtMs),
    RemovedAt: removedAtMs === undefined ? null : isoTime(removedAtMs),
  }))
}

/** The school that an account belongs to, or did lately, with the invitations of its payer. */
async function exportedSchool(queries: Queries, accountId: string): Promise<Json> {
  const part = await findPart(queries, accountId)
  const school = part && (await findSchool(queries, part.schoolId))
  if (!school) return null
  const isPayer = school.payerId === accountId
  const invitations = isPayer ? await openInvitationsTo(queries, { schoolId: school.id }, 0) : []
  return {
    Name: school.name,
    IsPayer: isPayer,
    HasEnded: part.endedAtMs !== null,
    Invitations: invitations.map(({ email, expiresAtMs }) => ({ Email: email, EndsAt: isoTime(expiresAtMs) })),
  }
}

/** A class without its students. */
export function exportedClass({ id, name, isArchived, boardShows, goalPoints, timeZone, createdAtMs, removedAtMs }: Classroom) {
  return {
    Id: id,
    Name: name,
    IsArchived: isArchived,
    BoardShows: boardShows,
    GoalPoints: goalPoints ?? null,
    TimeZone: timeZone ?? null,
    CreatedAt: isoTime(createdAtMs),
    RemovedAt: removedAtMs === undefined ? null : isoTime(removedAtMs),
  }
}

/** A student as their teacher knows them. */
export function exportedStudent(student: Student) {
  return { ...exportedToThemselves(student), RealName: student.realName ?? null, RosterId: student.rosterId ?? null }
}

/** Without the teacher's name for the student: a stranger who finds a login card could request this export too. */
function exportedToThemselves({ id, userName, nickname, createdAtMs, lastSeen, removedAtMs }: Student) {
  return {
    Id: id,
    UserName: userName,
    Nickname: nickname,
    AddedAt: isoTime(createdAtMs),
    LastSeen: dayDate(lastSeen),
    RemovedAt: removedAtMs === undefined ? null : isoTime(removedAtMs),
  }
}

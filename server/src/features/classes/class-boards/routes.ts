import { setImmediate as nextTurn } from 'node:timers/promises'
import { exportClassroom, getClassroomLeaderboard } from '@emojigma/contract/classes/classrooms.ts'
import { getStudent, getStudents, updateStudent, type Student as StudentView } from '@emojigma/contract/classes/students.ts'
import { dayDate } from '@emojigma/engine/calendar.ts'
import { isTaught } from '@emojigma/contract/rules/access.ts'
import { dayIn } from '@emojigma/contract/rules/time-zone.ts'
import { isoTime } from '../../../platform/clock.ts'
import type { Accounts } from '../../accounts/service.ts'
import { exportedClass, exportedStudent, goneAt, type Classrooms, type Students, type TaughtStudents } from '../service.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { LongReply } from '../../../platform/http/long-reply.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { serve } from '../../../platform/http/serve.ts'
import { rowOf } from '../../boards/service.ts'
import type { ClassBoards, StudentOverview } from './service.ts'

export interface ClassBoardRoutes {
  readonly accounts: Accounts
  readonly classrooms: Classrooms
  readonly students: Students
  readonly boards: ClassBoards
}

/** The calls about students' results.
 *  Source: docs/product.md, Classrooms and students */
export function routeClassBoards(app: App, routes: ClassBoardRoutes): void {
  routeStudents(app, routes)
  routeBoards(app, routes)
}

function routeStudents(app: App, { classrooms, students, boards }: ClassBoardRoutes): void {
  const zoneOf = async (classroomId: string) => (await classrooms.find(classroomId))?.timeZone
  const read = async ({ students: [student] }: TaughtStudents): Promise<StudentView | undefined> => {
    const overview = student && (await boards.overview(student.classroomId)).find(({ id }) => id === student.id)
    return overview && viewOf(overview, await zoneOf(overview.classroomId))
  }
  serve(app, getStudents, async ({ visitor, signedIn: { accountId }, query: { classroomId } }) => {
    const refused = refusedBy('READ CLASSROOM', visitor, await classrooms.tieOf(accountId, classroomId))
    if (refused) return refused
    const all = await boards.overview(classroomId)
    const zone = await zoneOf(classroomId)
    return {
      Students: all.filter(({ removedAtMs }) => removedAtMs === undefined).map((student) => viewOf(student, zone)),
      Removed: all.flatMap(({ id, userName, nickname, realName, removedAtMs }) =>
        removedAtMs === undefined
          ? []
          : [
              {
                Id: id,
                UserName: userName,
                Nickname: nickname,
                ...(realName === undefined ? {} : { RealName: realName }),
                GoneAt: isoTime(goneAt(removedAtMs)),
              },
            ],
      ),
    }
  })
  serve(app, getStudent, async ({ visitor, signedIn: { accountId }, query: { studentId } }) => {
    const taught = await students.presentTaughtBy(accountId, [studentId])
    const refused = refusedBy('READ CLASSROOM', visitor, taught.tie)
    return refused ?? (await read(taught)) ?? NOT_FOUND
  })
  serve(app, updateStudent, async ({ visitor, signedIn: { accountId }, body: { Student } }) => {
    const { Id, UserName: userName, RealName: realName, NewNickname, ClassroomId: classroomId } = Student
    const { tie, ownerId, classroomIds } = await students.presentTaughtBy(accountId, [Id])
    const isMove = classroomId !== undefined && tie !== 'none'
    const tieToBoth = isMove ? await classrooms.tieToAll(accountId, [...classroomIds, classroomId]) : tie
    const refused = refusedBy('MANAGE STUDENTS', visitor, tieToBoth)
    if (refused) return refused
    const outcome = await students.change(ownerId, Id, { userName, realName, isNewNickname: NewNickname === true, classroomId })
    if (outcome.kind === 'invalid') return refusalOf(outcome)
    return (await read(await students.presentTaughtBy(accountId, [Id]))) ?? NOT_FOUND
  })
}

function routeBoards(app: App, { accounts, classrooms, boards }: ClassBoardRoutes): void {
  serve(app, getClassroomLeaderboard, async ({ visitor, signedIn: { accountId }, body: { classroomId, scope } }) => {
    const tie = await classrooms.tieOf(accountId, classroomId)
    const refused = refusedBy('CLASSROOM LEADERBOARD', visitor, tie)
    if (refused) return refused
    const classroom = await classrooms.find(classroomId)
    const board = classroom && (await boards.board(classroom, scope, isTaught(tie) ? 'teacher' : { studentId: accountId }))
    if (!board) return NOT_FOUND
    const { shows, entries, goal } = board
    return {
      leaderboard: entries.map(rowOf),
      BoardShows: shows,
      ...(goal === undefined ? {} : { Goal: { Points: goal.points, Of: goal.of } }),
    }
  })
  serve(app, exportClassroom, async ({ visitor, signedIn: { accountId }, query: { classroomId } }, reply) => {
    const refused = refusedBy('READ CLASSROOM', visitor, await classrooms.tieOf(accountId, classroomId))
    if (refused) return refused
    const classroom = await classrooms.find(classroomId)
    if (!classroom) return NOT_FOUND
    const exported = []
    for (const student of await boards.overview(classroomId)) {
      // Three hundred students take seconds; other requests run in between.
      await nextTurn()
      const account = await accounts.export(student.id)
      exported.push({ ...account, Student: { Classroom: classroom.name, ...exportedStudent(student) } })
    }
    reply.header('content-disposition', 'attachment; filename="emojigma-class.json"')
    return new LongReply({ Classroom: exportedClass(classroom), ...(await classrooms.exported(classroomId)), Students: exported })
  })
}

/** A student in the wire format for teachers. */
function viewOf(student: StudentOverview, zone: string | undefined): StudentView {
  const { id, classroomId, userName, nickname, realName, rosterId, lastPlayedAtMs, correct, attempted, score } = student
  return {
    Id: id,
    ClassroomId: classroomId,
    UserName: userName,
    Nickname: nickname,
    ...(realName === undefined ? {} : { RealName: realName }),
    ...(rosterId === undefined ? {} : { RosterId: rosterId }),
    ...(lastPlayedAtMs === undefined ? {} : { LastPlayed: dayDate(dayIn(lastPlayedAtMs, zone)) }),
    Correct: correct,
    Attempted: attempted,
    Score: score,
    HasCard: student.hasCard,
    HasPassword: student.hasPassword,
    IsWaiting: student.isWaiting,
  }
}

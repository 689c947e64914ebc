import { m } from '@emojigma/messages'
import {
  createClassroom,
  getClassroom,
  getClassrooms,
  getMyClassroom,
  removeClassroom,
  restoreClassroom,
  rollOver,
  undoRollOver,
  updateClassroom,
  type Classroom as ClassroomView,
} from '@emojigma/contract/classes/classrooms.ts'
import { CLASSROOM_LIMIT, MAX_CLASSROOMS_REMOVED, SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { isTimeZone } from '@emojigma/contract/rules/time-zone.ts'
import type { BodyOf } from '@emojigma/contract/call.ts'
import { isoTime } from '../../platform/clock.ts'
import { localizedText, type LocalizedText } from '../../platform/localized-text.ts'
import type { Database } from '../../platform/database/connection.ts'
import { refusedBy } from '../../platform/http/access-guard.ts'
import type { App } from '../../platform/http/app-type.ts'
import { failure } from '../../platform/http/failures.ts'
import { NOT_FOUND } from '../../platform/http/refusals.ts'
import type { Orders } from '../shop/orders/service.ts'
import { Refusal, serve } from '../../platform/http/serve.ts'
import { goneAt, type Classrooms, type NoRoom } from './classrooms.ts'
import type { Classroom, TaughtClassroom } from './queries.ts'
import type { NextYear, RollOvers } from './roll-overs/roll-overs.ts'
import { studentsIn } from './students/queries.ts'

export const NO_SEATS: LocalizedText = localizedText(m['class_refusal.no_seats'], { limit: SEAT_LIMIT })

const NO_ROOM: Readonly<Record<NoRoom, LocalizedText>> = {
  full: localizedText(m['class_refusal.no_more_classes'], { limit: CLASSROOM_LIMIT }),
  'many removed': localizedText(m['class_refusal.many_removed'], { most: MAX_CLASSROOMS_REMOVED }),
  'no seats': NO_SEATS,
}

export interface ClassroomRoutes {
  readonly queries: Database['queries']
  readonly classrooms: Classrooms
  readonly orders: Orders
  readonly rollOvers: RollOvers
}

/** The calls about classes.
 *  Source: docs/product.md, Classrooms and students */
export function routeClassrooms(app: App, routes: ClassroomRoutes): void {
  routeReading(app, routes)
  routeChanges(app, routes.classrooms)
  routeRollOvers(app, routes)
}

function routeReading(app: App, { queries, classrooms, orders }: ClassroomRoutes): void {
  /** @returns when an owner's classes end after the plan, or after they were inherited */
  const endOf = async (owned: readonly Classroom[], accountId: string): Promise<number | undefined> => {
    const ends = [await orders.classesEndOf(accountId), ...owned.filter((one) => classrooms.hasGrace(one)).map((one) => one.graceUntilMs)]
    const known = ends.filter((end) => end !== undefined)
    return known.length === 0 ? undefined : Math.max(...known)
  }
  serve(app, getClassrooms, async ({ visitor, signedIn: { accountId } }) => {
    const [owned, taught] = [await classrooms.of(accountId), await classrooms.taughtBy(accountId)]
    const isTeacher = owned.length + taught.length > 0 || visitor.role === 'teacher'
    const refused = refusedBy('READ CLASSROOM', visitor, isTeacher ? 'owns' : 'none')
    if (refused) return refused
    const endsAtMs = visitor.role === 'teacher' ? undefined : await endOf(owned, accountId)
    const removed = owned.filter(({ removedAtMs }) => removedAtMs !== undefined)
    return {
      Classrooms: taught.map((one) => ({ ...viewOf(one), ...(one.teacherId === accountId ? {} : { Shared: sharedView(one) }) })),
      Removed: removed
        .toSorted((one, other) => (other.removedAtMs ?? 0) - (one.removedAtMs ?? 0))
        .map(({ id, name, studentCount, removedAtMs = 0 }) => ({
          Id: id,
          Name: name,
          StudentCount: studentCount,
          GoneAt: isoTime(goneAt(removedAtMs)),
        })),
      SeatsUsed: await classrooms.seatsUsed(accountId),
      SeatLimit: SEAT_LIMIT,
      ...(endsAtMs === undefined ? {} : { ClassesEndAt: isoTime(endsAtMs) }),
    }
  })
  serve(app, getClassroom, async ({ visitor, signedIn: { accountId }, query: { classroomId } }) => {
    const refused = refusedBy('READ CLASSROOM', visitor, await classrooms.tieOf(accountId, classroomId))
    if (refused) return refused
    const classroom = await classrooms.find(classroomId)
    if (!classroom) return NOT_FOUND
    const students = (await studentsIn(queries, classroomId)).filter(({ removedAtMs }) => removedAtMs === undefined)
    return {
      ...viewOf(classroom),
      Students: students.map(({ id, userName, nickname }) => ({ Id: id, UserName: userName, Nickname: nickname })),
    }
  })
  serve(app, getMyClassroom, async ({ visitor, signedIn: { accountId } }) => {
    const classroom = await classrooms.classroomOf(accountId)
    const refused = refusedBy('SEE CLASSROOM', visitor, classroom ? 'attends' : 'none')
    if (refused || !classroom) return refused ?? NOT_FOUND
    return { Id: classroom.id, Name: classroom.name, BoardShows: classroom.boardShows }
  })
}

function routeChanges(app: App, classrooms: Classrooms): void {
  serve(app, createClassroom, async ({ visitor, signedIn: { accountId }, body: { classroomName, ClassroomKey, TimeZone = '' } }) => {
    const refused = refusedBy('MANAGE CLASSROOM', visitor, 'owns')
    if (refused) return refused
    return outcomeOf(
      await classrooms.create(accountId, { name: classroomName, timeZone: isTimeZone(TimeZone) ? TimeZone : undefined }, ClassroomKey),
    )
  })
  serve(app, updateClassroom, async ({ visitor, signedIn: { accountId }, body: { classroom } }) => {
    const { Id, Name: name, IsArchived: isArchived, BoardShows: boardShows, GoalPoints: goalPoints, TimeZone: timeZone } = classroom
    const refused = refusedBy('MANAGE CLASSROOM', visitor, await classrooms.tieOf(accountId, Id))
    if (refused) return refused
    const change = {
      ...(name === undefined ? {} : { name }),
      ...(isArchived === undefined ? {} : { isArchived }),
      ...(boardShows === undefined ? {} : { boardShows }),
      ...(goalPoints === undefined ? {} : { goalPoints }),
      ...(timeZone === undefined ? {} : { timeZone }),
    }
    const changed = await classrooms.change(Id, change)
    return changed ? viewOf(changed) : NOT_FOUND
  })
  serve(app, removeClassroom, async ({ visitor, signedIn: { accountId }, body: { ClassroomId } }) => {
    const refused = refusedBy('REMOVE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    const { seatsUsed, goneAtMs, deleted } = await classrooms.remove(accountId, ClassroomId)
    return { SeatsUsed: seatsUsed, GoneAt: isoTime(goneAtMs), DeletedForGood: deleted }
  })
  serve(app, restoreClassroom, async ({ visitor, signedIn: { accountId }, body: { ClassroomId } }) => {
    const refused = refusedBy('REMOVE CLASSROOM', visitor, await classrooms.tieToRemoved(accountId, ClassroomId))
    if (refused) return refused
    return outcomeOf(await classrooms.restore(accountId, ClassroomId))
  })
}

function routeRollOvers(app: App, { classrooms, rollOvers }: ClassroomRoutes): void {
  serve(app, rollOver, async ({ visitor, signedIn: { accountId }, body: { RollOverKey, Classes } }) => {
    const ids = new Set(Classes.flatMap((one) => ('IntoId' in one ? [one.ClassroomId, one.IntoId] : one.ClassroomId)))
    for (const id of ids) {
      const refused = refusedBy('OWN CLASSROOM', visitor, await classrooms.tieOf(accountId, id))
      if (refused) return refused
    }
    const rolled = await rollOvers.roll(accountId, RollOverKey, Classes.map(nextYearOf))
    if (!rolled) return NOT_FOUND
    return { RollOverId: rolled.id, Students: new Set(rolled.steps.flatMap(({ studentIds }) => studentIds)).size }
  })
  serve(app, undoRollOver, async ({ visitor, signedIn: { accountId }, body: { RollOverId } }) => {
    const refused = refusedBy('OWN CLASSROOM', visitor, 'owns')
    return refused ?? ((await rollOvers.undo(accountId, RollOverId)) ? {} : NOT_FOUND)
  })
}

function nextYearOf(one: BodyOf<typeof rollOver>['Classes'][number]): NextYear {
  const { ClassroomId: classroomId } = one
  switch (one.Then) {
    case 'rename':
      return { kind: 'rename', classroomId, name: one.Name }
    case 'join':
      return { kind: 'join', classroomId, intoId: one.IntoId }
    case 'archive':
      return { kind: 'archive', classroomId }
  }
}

/** A class in the wire format for its teacher. */
function viewOf({ id, name, studentCount, isArchived, boardShows, goalPoints, timeZone }: Classroom): ClassroomView {
  return {
    Id: id,
    Name: name,
    StudentCount: studentCount,
    IsArchived: isArchived,
    BoardShows: boardShows,
    ...(goalPoints === undefined ? {} : { GoalPoints: goalPoints }),
    ...(timeZone === undefined ? {} : { TimeZone: timeZone }),
  }
}

/** The fields of the owner that a co-teacher reads. */
function sharedView({ ownersNickname, seatsUsed, isPaid }: TaughtClassroom) {
  return { Owner: ownersNickname, SeatsUsed: seatsUsed, IsResting: !isPaid }
}

function outcomeOf(outcome: Classroom | NoRoom | undefined) {
  if (typeof outcome === 'string') return new Refusal(403, failure(403, NO_ROOM[outcome]))
  return outcome ? viewOf(outcome) : NOT_FOUND
}

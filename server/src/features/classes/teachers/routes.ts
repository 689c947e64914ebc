import { m } from '@emojigma/messages'
import {
  getClassTeachers,
  handOverClass,
  inviteTeacher,
  joinClass,
  leaveClass,
  lookAtInvitation,
  updateClassTeacher,
  updateInvitation,
  type ClassTeachers as ClassTeachersView,
} from '@emojigma/contract/classes/teachers.ts'
import { CLASSROOM_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import { isoTime } from '../../../platform/clock.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { localizedText, type LocalizedText } from '../../../platform/localized-text.ts'
import type { Classrooms } from '../classrooms.ts'
import type { ClassTeacher } from './queries.ts'
import { FULL, type ClassTeachers, type HandOverOutcome, type InvitedClass, type PartOutcome } from './teachers.ts'

const NOT_HANDED_OVER: Readonly<Record<Exclude<HandOverOutcome, 'done' | 'gone'>, LocalizedText>> = {
  'no plan': localizedText(m['class_teachers.no_plan']),
  'no seats': localizedText(m['class_teachers.no_seats']),
  'many classes': localizedText(m['class_teachers.many_classes'], { limit: CLASSROOM_LIMIT }),
}

const NOT_OPENED = {
  ended: new Refusal(404, failure(404, localizedText(m['class_teachers.link_ended']))),
  used: new Refusal(404, failure(404, localizedText(m['class_teachers.link_used']))),
  full: new Refusal(403, failure(403, FULL)),
  'not for children': new Refusal(403, failure(403, localizedText(m['class_teachers.not_for_children']))),
} as const

/** The calls about the teachers of a class, and those with a mailed link.
 *  Source: docs/product.md, Two teachers, one class */
export function routeTeachers(app: App, teachers: ClassTeachers, classrooms: Classrooms): void {
  routeList(app, teachers, classrooms)
  routeParts(app, teachers, classrooms)
  routeLinks(app, teachers)
}

async function viewFor(teachers: ClassTeachers, classroomId: string, accountId: string): Promise<ClassTeachersView | typeof NOT_FOUND> {
  const list = await teachers.of(classroomId)
  if (!list) return NOT_FOUND
  const { owner, others, invitations } = list
  const view = (teacher: ClassTeacher) => ({
    AccountId: teacher.accountId,
    Nickname: teacher.nickname,
    ...(teacher.email === undefined ? {} : { Email: teacher.email }),
    IsOwner: teacher === owner,
    IsYou: teacher.accountId === accountId,
  })
  const shown = owner.accountId === accountId ? invitations : []
  return {
    Teachers: [owner, ...others].map(view),
    Invitations: shown.map(({ id, email, expiresAtMs }) => ({ InvitationId: id, Email: email, EndsAt: isoTime(expiresAtMs) })),
  }
}

function routeList(app: App, teachers: ClassTeachers, classrooms: Classrooms): void {
  serve(app, getClassTeachers, async ({ visitor, signedIn: { accountId }, query: { classroomId } }) => {
    const refused = refusedBy('READ CLASSROOM', visitor, await classrooms.tieOf(accountId, classroomId))
    return refused ?? viewFor(teachers, classroomId, accountId)
  })
  serve(app, inviteTeacher, async ({ visitor, signedIn: { accountId }, body: { ClassroomId, Email }, language }) => {
    const refused = refusedBy('OWN CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    const outcome = await teachers.invite(accountId, ClassroomId, { email: Email, language: language.language.code })
    if (outcome === 'gone') return NOT_FOUND
    return outcome === 'invited' ? viewFor(teachers, ClassroomId, accountId) : refusalOf(outcome)
  })
}

/** Ending a part, taking an invitation back and handing over are open to an owner without a plan, too, like removing the class. */
function routeParts(app: App, teachers: ClassTeachers, classrooms: Classrooms): void {
  const changed = async (outcome: PartOutcome, classroomId: string, accountId: string) => {
    if (outcome === 'full') return new Refusal(403, failure(403, FULL))
    return outcome === 'gone' ? NOT_FOUND : viewFor(teachers, classroomId, accountId)
  }
  serve(app, updateInvitation, async ({ visitor, signedIn: { accountId }, body: { ClassroomId, InvitationId, IsEnded } }) => {
    const refused = refusedBy('REMOVE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    return refused ?? changed(await teachers.setInvitationEnded(accountId, ClassroomId, InvitationId, IsEnded), ClassroomId, accountId)
  })
  serve(app, updateClassTeacher, async ({ visitor, signedIn: { accountId }, body: { ClassroomId, AccountId, IsEnded } }) => {
    const refused = refusedBy('REMOVE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    return refused ?? changed(await teachers.setTeacherEnded(accountId, ClassroomId, AccountId, IsEnded), ClassroomId, accountId)
  })
  serve(app, leaveClass, async ({ visitor, signedIn: { accountId }, body: { ClassroomId } }) => {
    const tie = await classrooms.tieOf(accountId, ClassroomId)
    const refused = refusedBy('READ CLASSROOM', visitor, tie)
    if (refused) return refused
    if (tie === 'owns') return new Refusal(403, failure(403, localizedText(m['class_teachers.owners_stay'])))
    await teachers.leave(ClassroomId, accountId)
    return {}
  })
  serve(app, handOverClass, async ({ visitor, signedIn: { accountId }, body: { ClassroomId, AccountId } }) => {
    const refused = refusedBy('REMOVE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    const outcome = await teachers.handOver(accountId, ClassroomId, AccountId)
    if (outcome === 'gone') return NOT_FOUND
    return outcome === 'done' ? viewFor(teachers, ClassroomId, accountId) : new Refusal(403, failure(403, NOT_HANDED_OVER[outcome]))
  })
}

function routeLinks(app: App, teachers: ClassTeachers): void {
  serve(app, lookAtInvitation, async ({ signedIn: { accountId }, body: { Code } }) => {
    const invited = await teachers.invitedTo(Code, accountId)
    return typeof invited === 'string' ? NOT_OPENED[invited] : invitationView(invited)
  })
  serve(app, joinClass, async ({ signedIn: { accountId }, body: { Code } }) => {
    const joined = await teachers.join(Code, accountId)
    return typeof joined === 'string' ? NOT_OPENED[joined] : { ClassroomId: joined.classroomId }
  })
}

function invitationView({ classroom, owner, isTheirs }: InvitedClass) {
  return {
    ClassroomId: classroom.id,
    ClassroomName: classroom.name,
    Owner: owner.nickname,
    ...(owner.email === undefined ? {} : { OwnersEmail: owner.email }),
    IsYours: isTheirs,
  }
}

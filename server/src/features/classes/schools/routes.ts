import { m } from '@emojigma/messages'
import {
  getSchool,
  handOverSchool,
  inviteToSchool,
  joinSchool,
  leaveSchool,
  lookAtSchoolInvitation,
  nameSchool,
  updateSchoolInvitation,
  updateSchoolTeacher,
  type School as WireSchool,
} from '@emojigma/contract/classes/schools.ts'
import { SEAT_LIMIT } from '@emojigma/contract/rules/classrooms.ts'
import type { Accounts } from '../../accounts/service.ts'
import { isoTime } from '../../../platform/clock.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import { localizedText } from '../../../platform/localized-text.ts'
import { FULL_SCHOOL, type Schools, type SchoolView } from './schools.ts'

const NOT_FOR_CHILDREN = new Refusal(403, failure(403, localizedText(m['class_teachers.not_for_children'])))
const REFUSED = {
  ended: new Refusal(404, failure(404, localizedText(m['class_teachers.link_ended']))),
  used: new Refusal(404, failure(404, localizedText(m['class_teachers.link_used']))),
  gone: NOT_FOUND,
  'not for children': NOT_FOR_CHILDREN,
  full: new Refusal(403, failure(403, FULL_SCHOOL)),
  'no seats': new Refusal(403, failure(403, localizedText(m['school.no_seats'], { limit: SEAT_LIMIT }))),
  'other school': new Refusal(403, failure(403, localizedText(m['school.other_school']))),
  'has others': new Refusal(403, failure(403, localizedText(m['school.payers_stay']))),
  renews: new Refusal(403, failure(403, localizedText(m['school.plan_renews']))),
  trial: new Refusal(403, failure(403, localizedText(m['school.plan_on_trial']))),
} as const

/** The calls about schools.
 *  Source: docs/product.md, Schools */
export function routeSchools(app: App, schools: Schools, accounts: Pick<Accounts, 'account'>): void {
  const viewFor = async (accountId: string): Promise<WireSchool | typeof NOT_FOUND> => {
    const view = await schools.of(accountId)
    return view ? wireView(view, accountId) : NOT_FOUND
  }
  serve(app, getSchool, async ({ signedIn: { accountId } }) => {
    const view = await schools.of(accountId)
    return view ? { School: wireView(view, accountId) } : {}
  })
  serve(app, nameSchool, async ({ visitor, signedIn: { accountId }, body: { Name } }) => {
    const refused = refusedBy('GROW SCHOOL', visitor, await schools.tieOf(accountId))
    if (refused) return refused
    const { isChild } = await accounts.account(accountId)
    if (isChild) return NOT_FOR_CHILDREN
    await schools.name(accountId, Name)
    return viewFor(accountId)
  })
  serve(app, inviteToSchool, async ({ visitor, signedIn: { accountId }, body: { Email }, language }) => {
    const refused = refusedBy('GROW SCHOOL', visitor, await schools.tieOf(accountId))
    if (refused) return refused
    const outcome = await schools.invite(accountId, { email: Email, language: language.language.code })
    if (outcome === 'gone') return NOT_FOUND
    return outcome === 'invited' ? viewFor(accountId) : refusalOf(outcome)
  })
  serve(app, updateSchoolInvitation, async ({ visitor, signedIn: { accountId }, body: { InvitationId, IsEnded } }) => {
    const refused = refusedBy('TIDY SCHOOL', visitor, await schools.tieOf(accountId))
    if (refused) return refused
    const outcome = await schools.setInvitationEnded(accountId, InvitationId, IsEnded)
    return outcome === 'there' ? viewFor(accountId) : REFUSED[outcome]
  })
  serve(app, updateSchoolTeacher, async ({ visitor, signedIn: { accountId }, body: { AccountId, IsEnded } }) => {
    const refused = refusedBy('TIDY SCHOOL', visitor, await schools.tieOf(accountId))
    if (refused) return refused
    const outcome = await schools.setTeacherEnded(accountId, AccountId, IsEnded)
    return outcome === 'there' ? viewFor(accountId) : REFUSED[outcome]
  })
  serve(app, handOverSchool, async ({ visitor, signedIn: { accountId }, body: { AccountId } }) => {
    const refused = refusedBy('TIDY SCHOOL', visitor, await schools.tieOf(accountId))
    if (refused) return refused
    const outcome = await schools.handOver(accountId, AccountId)
    return outcome === 'done' ? viewFor(accountId) : REFUSED[outcome]
  })
  serve(app, leaveSchool, async ({ signedIn: { accountId } }) => {
    const outcome = await schools.leave(accountId)
    return outcome === 'left' ? {} : REFUSED[outcome]
  })
  serve(app, lookAtSchoolInvitation, async ({ signedIn: { accountId }, body: { Code } }) => {
    const invited = await schools.invitedTo(Code, accountId)
    if (typeof invited === 'string') return REFUSED[invited]
    const { school, payer, isTheirs } = invited
    return {
      Name: school.name,
      Payer: payer.nickname,
      ...(payer.email === undefined ? {} : { PayersEmail: payer.email }),
      IsYours: isTheirs,
    }
  })
  serve(app, joinSchool, async ({ signedIn: { accountId }, body: { Code } }) => {
    const outcome = await schools.join(Code, accountId)
    return outcome === 'joined' ? {} : REFUSED[outcome]
  })
}

function wireView({ school, seatsUsed, planEndsAtMs, teachers, invitations }: SchoolView, accountId: string): WireSchool {
  return {
    Name: school.name,
    IsPayer: school.payerId === accountId,
    SeatsUsed: seatsUsed,
    SeatLimit: SEAT_LIMIT,
    ...(planEndsAtMs === undefined ? {} : { PlanEndsAt: isoTime(planEndsAtMs) }),
    Teachers: teachers.map((teacher) => ({
      AccountId: teacher.accountId,
      Nickname: teacher.nickname,
      ...(teacher.email === undefined ? {} : { Email: teacher.email }),
      IsPayer: teacher.accountId === school.payerId,
      IsYou: teacher.accountId === accountId,
      ClassCount: teacher.classCount,
      StudentCount: teacher.studentCount,
    })),
    Invitations: invitations.map(({ id, email, expiresAtMs }) => ({ InvitationId: id, Email: email, EndsAt: isoTime(expiresAtMs) })),
  }
}

import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, ignored } from '../fields.ts'

const id = z.string().min(1).max(60).toLowerCase()
const code = z.string().min(1).max(100)

/** E-mails only where their owners have proven them.
 *  Source: docs/product.md, Two teachers, one class */
const teachers = z
  .object({
    /** The owner first, then in the order in which they joined. */
    Teachers: z.array(
      z.object({ AccountId: z.string(), Nickname: z.string(), Email: z.string().optional(), IsOwner: z.boolean(), IsYou: z.boolean() }),
    ),
    /** Open ones, for the owner alone. */
    Invitations: z.array(z.object({ InvitationId: z.string(), Email: z.string(), EndsAt: z.iso.datetime() })),
  })
  .meta({ id: 'ClassTeachers' })

export const getClassTeachers = declareCall({
  method: 'GET',
  path: '/api/classroom/get-class-teachers',
  summary: 'Who teaches a class, and who is invited to',
  access: 'account',
  query: z.object({ classroomId }),
  replies: { 200: teachers, ...refusals(400, 401, 403, 404) },
})
export type ClassTeachers = ReplyOf<typeof getClassTeachers>

/** Replies alike whether or not an account has the e-mail. An open invitation to it stays, without another letter. */
export const inviteTeacher = declareCall({
  method: 'POST',
  path: '/api/classroom/invite-teacher',
  summary: 'Invites another teacher to a class by a mailed link',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, Email: email, ...ignored }),
  replies: { 200: teachers, ...refusals(400, 401, 403, 404, 503) },
})

/** Taken back, the link does not work; given again, it does until its end. */
export const updateInvitation = declareCall({
  method: 'POST',
  path: '/api/classroom/update-invitation',
  summary: 'Takes an invitation to a class back, or gives it again',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, InvitationId: id, IsEnded: z.boolean(), ...ignored }),
  replies: { 200: teachers, ...refusals(400, 401, 403, 404) },
})

export const updateClassTeacher = declareCall({
  method: 'POST',
  path: '/api/classroom/update-class-teacher',
  summary: "Ends another teacher's part in a class, or for thirty days takes that back",
  access: 'account',
  body: z.object({ ClassroomId: classroomId, AccountId: id, IsEnded: z.boolean(), ...ignored }),
  replies: { 200: teachers, ...refusals(400, 401, 403, 404) },
})

/** The owner cannot. */
export const leaveClass = declareCall({
  method: 'POST',
  path: '/api/classroom/leave-class',
  summary: 'Ends the part that the caller has in a class of another teacher',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, ...ignored }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

/** 403 with a reason, and nothing changed, unless the new owner has a plan with room. The former owner goes on teaching. */
export const handOverClass = declareCall({
  method: 'POST',
  path: '/api/classroom/hand-over-class',
  summary: 'Gives a class to another of its teachers, whose plan has its students then',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, AccountId: id, ...ignored }),
  replies: { 200: teachers, ...refusals(400, 401, 403, 404) },
})

/** 404 for a link that has ended. */
export const lookAtInvitation = declareCall({
  method: 'POST',
  path: '/api/classroom/look-at-invitation',
  summary: 'Which class a mailed link invites to',
  access: 'account',
  body: z.object({ Code: code, ...ignored }),
  replies: {
    200: z.object({
      ClassroomId: z.string(),
      ClassroomName: z.string(),
      /** The owner's nickname, and the e-mail if it is proven. */
      Owner: z.string(),
      OwnersEmail: z.string().optional(),
      /** The caller teaches it already. */
      IsYours: z.boolean(),
    }),
    ...refusals(400, 401, 403, 404),
  },
})
export type ClassInvitation = ReplyOf<typeof lookAtInvitation>

/** Repeated by the same account it changes nothing. */
export const joinClass = declareCall({
  method: 'POST',
  path: '/api/classroom/join-class',
  summary: 'Joins a class as a teacher by a mailed link',
  access: 'account',
  body: z.object({ Code: code, ...ignored }),
  replies: { 200: z.object({ ClassroomId: z.string() }), ...refusals(400, 401, 403, 404) },
})

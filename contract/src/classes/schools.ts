import { z } from 'zod'
import { email } from '../accounts/accounts.ts'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { visibleName } from '../fields.ts'
import { SCHOOL_NAME_LENGTH } from '../rules/classrooms.ts'

const id = z.string().min(1).max(60).toLowerCase()
const code = z.string().min(1).max(100)
const count = z.int().nonnegative()

/** No student's name or result: the payer reads how many there are.
 *  Source: docs/product.md, Schools */
const school = z
  .object({
    Name: z.string(),
    /** Whether the caller is the payer. */
    IsPayer: z.boolean(),
    /** Of all its teachers together. */
    SeatsUsed: count,
    SeatLimit: count,
    /** When the payer's plan ends; absent after its end. */
    PlanEndsAt: z.iso.datetime().optional(),
    /** The payer first, then in the order in which they joined; for the others the payer and the caller alone. E-mails only where their
     *  owners have proven them. */
    Teachers: z.array(
      z.object({
        AccountId: z.string(),
        Nickname: z.string(),
        Email: z.string().optional(),
        IsPayer: z.boolean(),
        IsYou: z.boolean(),
        /** Without removed ones. */
        ClassCount: count,
        StudentCount: count,
      }),
    ),
    /** Open ones, for the payer alone. */
    Invitations: z.array(z.object({ InvitationId: z.string(), Email: z.string(), EndsAt: z.iso.datetime() })),
  })
  .meta({ id: 'School' })

const replies = { 200: school, ...refusals(400, 401, 403, 404) }

export const getSchool = declareCall({
  method: 'GET',
  path: '/api/school/get-school',
  summary: 'The school of who is signed in, whose teachers share one plan',
  access: 'account',
  /** `School` is absent for an account that belongs to none. */
  replies: { 200: z.object({ School: school.optional() }), ...refusals(401) },
})

/** Begins a school with the caller as its payer, or renames it. */
export const nameSchool = declareCall({
  method: 'POST',
  path: '/api/school/name-school',
  summary: 'Begins a school on the Teacher plan of who is signed in, or renames it',
  access: 'account',
  body: z.object({ Name: visibleName(SCHOOL_NAME_LENGTH) }),
  replies,
})
export type School = ReplyOf<typeof nameSchool>

/** Replies alike whether or not an account has the e-mail. An open invitation to it stays, without another letter. */
export const inviteToSchool = declareCall({
  method: 'POST',
  path: '/api/school/invite-teacher',
  summary: 'Invites a teacher to a school by a mailed link',
  access: 'account',
  body: z.object({ Email: email }),
  replies: { 200: school, ...refusals(400, 401, 403, 404, 503) },
})

/** Taken back, the link does not work; given again, it does until its end. */
export const updateSchoolInvitation = declareCall({
  method: 'POST',
  path: '/api/school/update-invitation',
  summary: 'Takes an invitation to a school back, or gives it again',
  access: 'account',
  body: z.object({ InvitationId: id, IsEnded: z.boolean() }),
  replies,
})

/** 403 with a reason if the teacher cannot come back: no room, no seats, or another school. */
export const updateSchoolTeacher = declareCall({
  method: 'POST',
  path: '/api/school/update-teacher',
  summary: "Ends a teacher's part in a school, or for thirty days takes that back",
  access: 'account',
  body: z.object({ AccountId: id, IsEnded: z.boolean() }),
  replies,
})

/** A payer can leave only an otherwise empty school, which ends it. */
export const leaveSchool = declareCall({
  method: 'POST',
  path: '/api/school/leave-school',
  summary: 'Ends the part that the caller has in a school',
  access: 'account',
  body: z.object({}),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

/** 403 with a reason, and nothing changed, while the plan renews: it would charge the former payer. */
export const handOverSchool = declareCall({
  method: 'POST',
  path: '/api/school/hand-over-school',
  summary: 'Makes another of its teachers the payer of a school, with the rest of its plan',
  access: 'account',
  body: z.object({ AccountId: id }),
  replies,
})

/** 404 for a link that has ended. */
export const lookAtSchoolInvitation = declareCall({
  method: 'POST',
  path: '/api/school/look-at-invitation',
  summary: 'Which school a mailed link invites to',
  access: 'account',
  body: z.object({ Code: code }),
  replies: {
    200: z.object({
      Name: z.string(),
      /** The payer's nickname, and the e-mail if it is proven. */
      Payer: z.string(),
      PayersEmail: z.string().optional(),
      /** The caller belongs to it already. */
      IsYours: z.boolean(),
    }),
    ...refusals(400, 401, 403, 404),
  },
})
export type SchoolInvitation = ReplyOf<typeof lookAtSchoolInvitation>

/** Repeated by the same account it changes nothing. */
export const joinSchool = declareCall({
  method: 'POST',
  path: '/api/school/join-school',
  summary: 'Joins a school as a teacher by a mailed link',
  access: 'account',
  body: z.object({ Code: code }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

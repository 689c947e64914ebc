import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { classroomId, ignored, isOneOfBoth, ONE_OF_BOTH, someStudents, studentId } from '../fields.ts'
import { CARD_FORMATS, CARD_TOKEN, PICTURE_WORDS, PICTURES_OF_A_CODE } from '../rules/cards.ts'
import { PAPERS } from '../rules/worksheets.ts'

/** A student's card: its holder can sign in as that student until it is replaced or ended.
 *  Source: docs/product.md, Login cards */
const card = z
  .object({
    StudentId: z.string(),
    ClassroomId: z.string(),
    /** The name that the teacher gave, or the nickname. */
    Name: z.string(),
    Nickname: z.string(),
    UserName: z.string(),
    ClassroomName: z.string(),
    /** The address in the QR code, with its token. */
    Url: z.string(),
    /** For devices without a camera; `shownCode` has its format. */
    Code: z.string(),
    /** Tapped in this order, after the code of the class. */
    Pictures: z.array(z.enum(PICTURE_WORDS)).length(PICTURES_OF_A_CODE),
    ClassCode: z.string(),
  })
  .meta({ id: 'StudentCard' })

export const qrLogin = declareCall({
  method: 'POST',
  path: '/api/student/qr-login',
  summary: 'Gives a student a new card; the one before it ends, and whoever is signed in as that student has to sign in again',
  access: 'account',
  body: z.object({ StudentId: studentId, ...ignored }),
  replies: { 200: card.extend({ Token: z.string() }), ...refusals(400, 401, 403, 404) },
})

export const getCards = declareCall({
  method: 'GET',
  path: '/api/student/get-cards',
  summary: 'The cards that the students of a class have',
  access: 'account',
  query: z.object({ classroomId }),
  replies: {
    200: z
      .object({
        Cards: z.array(card),
        /** Students without a card. `GoneAt`: until then their ended card can be restored. */
        Without: z.array(z.object({ StudentId: z.string(), Name: z.string(), UserName: z.string(), GoneAt: z.iso.datetime().optional() })),
        /** For the page /class; absent until the first card is made. */
        ClassCode: z.string().optional(),
        /** The page where students type it. */
        ClassUrl: z.string(),
        /** Present while too many wrong pictures keep the class out. `By`: they came from the caller's network, or from many. */
        Shut: z.object({ By: z.enum(['here', 'anywhere']), Until: z.iso.datetime() }).optional(),
      })
      .meta({ id: 'ClassCards' }),
    ...refusals(400, 401, 403, 404),
  },
})
export type ClassCards = ReplyOf<typeof getCards>

/** Existing cards stay valid unless `Renew` is true. Ended cards can then no longer be restored. */
export const issueCards = declareCall({
  method: 'POST',
  path: '/api/student/issue-cards',
  summary: 'Makes cards for students who have none, or new ones for all of them',
  access: 'account',
  body: z.strictObject({ ...someStudents, Renew: z.boolean().default(false) }).refine(isOneOfBoth, ONE_OF_BOTH),
  replies: { 200: z.object({ Cards: z.array(card) }), ...refusals(400, 401, 403, 404) },
})

export type StudentCard = ReplyOf<typeof issueCards>['Cards'][number]

export const revokeCards = declareCall({
  method: 'POST',
  path: '/api/student/revoke-cards',
  summary: 'Ends cards, and signs out who signed in by one',
  access: 'account',
  body: z.strictObject(someStudents).refine(isOneOfBoth, ONE_OF_BOTH),
  replies: {
    /** Students who already had a card. */
    200: z.object({ StudentIds: z.array(z.string()) }),
    ...refusals(400, 401, 403, 404),
  },
})

export const restoreCards = declareCall({
  method: 'POST',
  path: '/api/student/restore-cards',
  summary: 'Lets cards count again that were ended within the last thirty days',
  access: 'account',
  body: z.strictObject(someStudents).refine(isOneOfBoth, ONE_OF_BOTH),
  replies: { 200: z.object({ StudentIds: z.array(z.string()) }), ...refusals(400, 401, 403, 404) },
})

/** Makes cards for students who have none. Students with an ended card that can be restored are left out. */
export const printCards = declareCall({
  method: 'POST',
  path: '/api/student/print-cards',
  summary: 'Where a PDF with the cards can be fetched for the next hour',
  access: 'account',
  body: z
    .strictObject({
      ...someStudents,
      paper: z.enum(PAPERS).default('A4'),
      format: z.enum(CARD_FORMATS).default('cards'),
      /** Of what is printed: its code, such as `es`. Absent = the language of the request; unknown = English. */
      language: z.string().max(10).optional(),
    })
    .refine(isOneOfBoth, ONE_OF_BOTH),
  replies: { 200: z.object({ Url: z.string(), Count: z.int() }), ...refusals(400, 401, 403, 404) },
})

export const renewClassCode = declareCall({
  method: 'POST',
  path: '/api/student/renew-class-code',
  summary: 'Gives a class another code to type; the one before it ends',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, ...ignored }),
  replies: { 200: z.object({ ClassCode: z.string() }), ...refusals(400, 401, 403, 404) },
})

export const openClass = declareCall({
  method: 'POST',
  path: '/api/student/open-class',
  summary: 'Lets a class that is shut after too many wrong pictures sign in by pictures again',
  access: 'account',
  body: z.object({ ClassroomId: classroomId, ...ignored }),
  replies: { 200: z.object({}), ...refusals(400, 401, 403, 404) },
})

/** Reveals nothing about the class or its students. 404 for an unknown code. */
export const findClass = declareCall({
  method: 'POST',
  path: '/api/class-login/find-class',
  summary: 'Whether a class has this code',
  access: 'anyone',
  body: z.object({ ClassCode: z.string().min(1).max(40), ...ignored }),
  replies: { 200: z.object({}), ...refusals(400, 404) },
})

/** 404 for an ended card. */
export const lookAtCard = declareCall({
  method: 'POST',
  path: '/api/class-login/look-at-card',
  summary: 'Whose card this is, by nickname and the first picture on it, before signing in by it',
  access: 'anyone',
  body: z.object({ Token: z.string().regex(CARD_TOKEN), ...ignored }),
  replies: { 200: z.object({ Nickname: z.string(), Picture: z.enum(PICTURE_WORDS) }), ...refusals(400, 404) },
})

import { PLANS } from '../rules/visitor.ts'
import { z } from 'zod'
import { FIRST_BIRTH_YEAR } from '../rules/birth-year.ts'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { anyJson, deviceId, ignored, newPassword, onceKey, password } from '../fields.ts'

/** A deliverable address, without characters that end a header line. */
export const email = z.email('Please give a whole e-mail address, such as name@example.com.').max(254)
/** As typed; the server reports its faults. */
const nickname = z.string().max(100)
const NO_YEAR = 'Please give a year, such as 1990.'
const birthYear = z.int(NO_YEAR).min(FIRST_BIRTH_YEAR, NO_YEAR).max(2100, NO_YEAR)
/** A code from an e-mailed link. */
const code = z.string().min(16).max(200)
const done = z.object({})

/** For a person under thirteen by `BirthYear`, or by an earlier statement in the same browser (`IsChild`), `Email` is an adult's
 *  address, which gets the consent link. `DeviceId` is accepted and ignored: a device's solves are moved by a call of its own after the
 *  first sign-in. */
export const register = declareCall({
  method: 'POST',
  path: '/api/account/Register',
  summary: 'Makes an account',
  access: 'anyone',
  body: z.strictObject({
    Email: email,
    Nickname: nickname,
    Password: newPassword,
    ConfirmPassword: z.string(),
    BirthYear: birthYear.optional(),
    IsChild: z.boolean().optional(),
    DeviceId: deviceId.optional(),
    ...ignored,
  }),
  replies: {
    /** `ConsentNeeded`: an adult has to open the e-mailed link before the account can be used. */
    200: z.object({ Id: z.string(), ConsentNeeded: z.boolean().optional() }),
    ...refusals(400, 503),
  },
})

export const getUsernameFromEmail = declareCall({
  method: 'POST',
  path: '/api/account/GetUsernameFromEmail',
  summary: 'The user name to log in with: it is the e-mail itself, whether or not anybody has it',
  access: 'anyone',
  body: z.object({ email: z.string().max(254), ...ignored }),
  replies: { 200: z.object({ username: z.string() }), ...refusals(400) },
})

export const getUserInfo = declareCall({
  method: 'GET',
  path: '/api/Account/UserInfo',
  summary: 'Who is signed in',
  access: 'account',
  replies: {
    200: z
      .object({
        Id: z.string(),
        Email: z.string(),
        UserName: z.string(),
        Nickname: z.string(),
        IsStudent: z.boolean(),
        /** Younger than thirteen at registration. */
        IsChild: z.boolean(),
        /** The active one. */
        Plan: z.enum(PLANS),
        /** Teaches a class without a plan: another teacher's, or one that is resting. */
        TeachesClass: z.literal(true).optional(),
      })
      .meta({ id: 'UserInfo' }),
    ...refusals(401),
  },
})

export const setNickname = declareCall({
  method: 'POST',
  path: '/api/account/SetNickname',
  summary: 'Sets the nickname; it can be changed three times in thirty days',
  access: 'account',
  body: z.object({ Nickname: nickname, ...ignored }),
  replies: { 200: z.object({ Nickname: z.string() }), ...refusals(400, 401, 429, 503) },
})

/** `HideFromBoards`: keeps the nickname off public boards; absent = as in the settings. With the same `LinkKey` the code works again for
 *  15 minutes, in case the reply was lost. */
export const giveConsent = declareCall({
  method: 'POST',
  path: '/api/account/GiveConsent',
  summary: "Gives an adult's consent by a mailed code",
  access: 'anyone',
  body: z.strictObject({ Code: code, HideFromBoards: z.boolean().optional(), LinkKey: onceKey.optional(), ...ignored }),
  replies: { 200: done, ...refusals(400) },
})

/** An account that only ever signed in by link or through another site has no password, and sends none. A teacher's classes and students
 *  are deleted too, so `StudentsToo` has to be true where there are students; until then the reply explains it under that name. 403 for
 *  a student, whose account only the teacher can remove. */
export const deleteAccount = declareCall({
  method: 'POST',
  path: '/api/account/DeleteAccount',
  summary: 'Deletes the account and everything that belongs to it',
  access: 'account',
  body: z.strictObject({ Password: password.optional(), StudentsToo: z.boolean().optional(), ...ignored }),
  replies: { 200: done, ...refusals(400, 401, 403, 503) },
})

export const exportAccount = declareCall({
  method: 'GET',
  path: '/api/account/export',
  summary: 'What the site keeps about the account: a section for each feature that keeps something',
  access: 'account',
  replies: { 200: z.record(z.string(), anyJson), ...refusals(401, 503) },
})
export type ExportedAccount = ReplyOf<typeof exportAccount>

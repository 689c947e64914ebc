import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { ignored, newPassword, onceKey, password } from '../fields.ts'

const done = z.object({})

/** `consent_awaited`: name and password are right, but an adult has not opened the e-mailed consent link yet.
 *  Source: RFC 6749 §5.2 */
const tokenFailure = z
  .object({ error: z.string(), error_description: z.string(), consent_awaited: z.literal(true).optional() })
  .meta({ id: 'TokenFailure' })

/** The form of RFC 6749; the required fields depend on the grant. `birth_year` is sent after external_login was refused with
 *  interaction_required, for a new person. Students sign in with a card's token (magic_link, token), its typed code (card_code, code),
 *  or a class code and the card's pictures (class_pictures, class_code, pictures). `known_device`: the values from earlier sign-ins in
 *  this browser under that name, space-separated; with it the grant password works even while strangers have locked the name by wrong
 *  passwords, and the first e-mailed link keeps the account's password. `link_key`: with the same one an e-mailed link works again for 15
 *  minutes, in case the reply was lost; without one it works once. */
export const requestToken = declareCall({
  method: 'POST',
  path: '/token',
  summary: 'Signs in, or refreshes a session',
  access: 'anyone',
  isForm: true,
  headers: z.looseObject({ 'user-agent': z.string().max(1000).optional().catch(undefined) }),
  body: z.object({
    grant_type: z.string().max(40),
    username: z.string().max(254).optional(),
    password: password.optional(),
    refresh_token: z.string().max(400).optional(),
    token: z.string().max(400).optional(),
    code: z.string().max(400).optional(),
    birth_year: z.string().max(10).optional(),
    class_code: z.string().max(40).optional(),
    pictures: z.string().max(200).optional(),
    known_device: z.string().max(1000).optional(),
    link_key: onceKey.optional(),
  }),
  replies: {
    200: z
      .object({
        access_token: z.string(),
        token_type: z.literal('bearer'),
        /** Seconds. */
        expires_in: z.int(),
        refresh_token: z.string(),
        userName: z.string(),
        /** Proves at a later sign-in that the owner was signed in in this browser before. Absent after a refresh. */
        known_device: z.string().optional(),
      })
      .meta({ id: 'Token' }),
    400: tokenFailure,
    429: tokenFailure,
    503: tokenFailure,
  },
})
export type TokenReply = ReplyOf<typeof requestToken>
export type TokenFailure = ReplyOf<typeof requestToken, 400>

export const logOut = declareCall({
  method: 'POST',
  path: '/api/account/Logout',
  summary: 'Ends the session',
  access: 'account',
  replies: { 200: done, ...refusals(401) },
})

export const logOutEverywhere = declareCall({
  method: 'POST',
  path: '/api/account/LogoutEverywhere',
  summary: 'Ends all sessions of the account, this one too',
  access: 'account',
  replies: { 200: done, ...refusals(401) },
})

export const getSessions = declareCall({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where the account is signed in, the browser that was used last first',
  access: 'account',
  replies: {
    200: z.object({
      Sessions: z.array(
        z.object({
          Id: z.string(),
          /** In plain words, such as Chrome on Windows; absent for older sessions. */
          Device: z.string().optional(),
          /** UTC day. */
          LastUsed: z.iso.date(),
          IsThis: z.boolean(),
        }),
      ),
    }),
    ...refusals(401),
  },
})
export type SignedInDevice = ReplyOf<typeof getSessions>['Sessions'][number]

/** Ignored for an expired session or one of another account. */
export const endSession = declareCall({
  method: 'POST',
  path: '/api/account/EndSession',
  summary: 'Ends a session of the account',
  access: 'account',
  body: z.object({ Id: z.uuid(), ...ignored }),
  replies: { 200: done, ...refusals(400, 401) },
})

const emailBody = z.object({ Email: z.string().max(254), ...ignored })

export const forgottenPassword = declareCall({
  method: 'POST',
  path: '/api/account/ForgottenPassword',
  summary: 'Mails a link to choose a new password',
  access: 'anyone',
  body: emailBody,
  replies: { 200: done, ...refusals(400) },
})

/** `RedirectUrl`: the page of this site that the e-mailed link leads to. */
export const requestMagicLink = declareCall({
  method: 'POST',
  path: '/api/account/RequestMagicLink',
  summary: 'Mails a link to log in',
  access: 'anyone',
  body: emailBody.extend({ RedirectUrl: z.string().max(500).optional() }),
  replies: { 200: done, ...refusals(400) },
})

/** The code identifies the account. Older links include the e-mail; if sent, it has to match. `UserName` is for signing in. With the
 *  same `LinkKey` the code works again for 15 minutes, in case the reply was lost. */
export const resetPassword = declareCall({
  method: 'POST',
  path: '/api/account/resetPassword',
  summary: 'Sets a new password by a mailed code',
  access: 'anyone',
  body: z.object({
    Email: z.string().max(254).optional(),
    Password: newPassword,
    ConfirmPassword: z.string(),
    Code: z.string().min(16).max(200),
    LinkKey: onceKey.optional(),
    ...ignored,
  }),
  replies: { 200: z.object({ UserName: z.string() }), ...refusals(400, 503) },
})

export const changePassword = declareCall({
  method: 'POST',
  path: '/api/account/ChangePasswordApi',
  summary: 'Changes the password, and ends the other sessions',
  access: 'account',
  body: z.object({ OldPassword: password, NewPassword: newPassword, ConfirmPassword: z.string(), ...ignored }),
  replies: { 200: done, ...refusals(400, 401, 403, 503) },
})

export const getExternalLogins = declareCall({
  method: 'GET',
  path: '/api/Account/ExternalLogins',
  summary: 'The other sites to sign in with',
  access: 'anyone',
  query: z.object({
    returnUrl: z.string().max(500).optional(),
    generateState: z.union([z.stringbool(), z.boolean()]).optional(),
  }),
  replies: { 200: z.array(z.object({ Name: z.string(), Url: z.string(), State: z.string() })), ...refusals(400) },
})
export type ExternalLogin = ReplyOf<typeof getExternalLogins>[number]

import { z } from 'zod'
import { declareCall, type ReplyOf } from './call.ts'
import { refusals } from './failures.ts'
import { ignored, newPassword, password } from './fields.ts'

const done = z.object({})

/** Source: RFC 6749 §5.2 */
const tokenFailure = z.object({ error: z.string(), error_description: z.string() }).meta({ id: 'TokenFailure' })

/** The form of RFC 6749; which fields a grant needs is checked with the grant. `birth_year` comes along when the grant external_login was
 *  answered with interaction_required: somebody new. A student signs in by the token of a card (magic_link, token), by its
 *  typed code (card_code, code), or by the code of a class and the pictures of a card (class_pictures, class_code, pictures). */
export const requestToken = declareCall({
  method: 'POST',
  path: '/token',
  summary: 'Signs in, or refreshes a session',
  access: 'anyone',
  isForm: true,
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

const emailBody = z.object({ Email: z.string().max(254), ...ignored })

export const forgottenPassword = declareCall({
  method: 'POST',
  path: '/api/account/ForgottenPassword',
  summary: 'Mails a link to choose a new password',
  access: 'anyone',
  body: emailBody,
  replies: { 200: done, ...refusals(400) },
})

/** `RedirectUrl`: a page of this site, to which the mailed link leads on. */
export const requestMagicLink = declareCall({
  method: 'POST',
  path: '/api/account/RequestMagicLink',
  summary: 'Mails a link to log in',
  access: 'anyone',
  body: emailBody.extend({ RedirectUrl: z.string().max(500).optional() }),
  replies: { 200: done, ...refusals(400) },
})

export const resetPassword = declareCall({
  method: 'POST',
  path: '/api/account/resetPassword',
  summary: 'Sets a new password by a mailed code',
  access: 'anyone',
  body: z.object({
    Email: z.string().max(254),
    Password: newPassword,
    ConfirmPassword: z.string(),
    Code: z.string().min(16).max(200),
    ...ignored,
  }),
  replies: { 200: done, ...refusals(400, 503) },
})

export const changePassword = declareCall({
  method: 'POST',
  path: '/api/account/ChangePasswordApi',
  summary: 'Changes the password, and ends the other sessions',
  access: 'account',
  body: z.object({ OldPassword: password, NewPassword: newPassword, ConfirmPassword: z.string(), ...ignored }),
  replies: { 200: done, ...refusals(400, 401, 503) },
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

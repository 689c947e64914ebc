import { z } from 'zod'
import { FIRST_BIRTH_YEAR } from './birth-year-rule.ts'
import { deviceId, ignored } from './fields.ts'
import { passwordFault } from './password-rule.ts'

/** An address that mail can be sent to; nothing in it may end a header line. */
export const email = z.email().max(254)
/** A password that is being chosen. */
export const newPassword = z.string().superRefine((text, context) => {
  const message = passwordFault(text)
  if (message !== undefined) context.addIssue({ code: 'custom', message })
})
/** A password that is being checked: any text that could ever have been one. */
const password = z.string().max(256)
/** A nickname as typed; the server says what is wrong with it. */
const nickname = z.string().max(100)
/** What is said about a number that is no year of birth. */
const NO_YEAR = 'must be a year such as 1990'
const birthYear = z.int(NO_YEAR).min(FIRST_BIRTH_YEAR, NO_YEAR).max(2100, NO_YEAR)
/** A code out of a mailed link. */
const code = z.string().min(16).max(200)

/** Someone younger than thirteen by `BirthYear` gives an adult's address as `Email`: the consent link goes there. `DeviceId` is accepted and
 *  not used: what a device has solved is moved by a call of its own after the first log-in. */
export const registerBody = z.object({
  Email: email,
  Nickname: nickname,
  Password: newPassword,
  ConfirmPassword: z.string(),
  BirthYear: birthYear.optional(),
  DeviceId: deviceId.optional(),
  ...ignored,
})
/** `ConsentNeeded`: an adult has to open the mailed link before the account can be used. */
export const registered = z.object({ Id: z.string(), ConsentNeeded: z.boolean().optional() })

/** The form of RFC 6749; which fields a grant needs is checked with the grant. `birth_year` comes along when the grant external_login was
 *  answered with interaction_required: somebody new. */
export const tokenForm = z.object({
  grant_type: z.string().max(40),
  username: z.string().max(254).optional(),
  password: password.optional(),
  refresh_token: z.string().max(400).optional(),
  token: z.string().max(400).optional(),
  code: z.string().max(400).optional(),
  birth_year: z.string().max(10).optional(),
})
export const tokenReply = z
  .object({
    access_token: z.string(),
    token_type: z.literal('bearer'),
    /** Seconds. */
    expires_in: z.int(),
    refresh_token: z.string(),
    userName: z.string(),
  })
  .meta({ id: 'Token' })
export type TokenReply = z.infer<typeof tokenReply>

/** Source: RFC 6749 §5.2 */
export const tokenFailure = z.object({ error: z.string(), error_description: z.string() }).meta({ id: 'TokenFailure' })
export type TokenFailure = z.infer<typeof tokenFailure>

export const usernameBody = z.object({ email: z.string().max(254), ...ignored })
export const username = z.object({ username: z.string() })

export const userInfo = z
  .object({ Id: z.string(), Email: z.string(), UserName: z.string(), Nickname: z.string(), IsStudent: z.boolean() })
  .meta({ id: 'UserInfo' })
export type UserInfo = z.infer<typeof userInfo>

export const order = z.object({ Id: z.int(), ProductId: z.string(), Active: z.boolean(), IsExpired: z.boolean() }).meta({ id: 'Order' })
export const currentUser = z
  .object({ Id: z.string(), Email: z.string(), Nickname: z.string(), Orders: z.array(order), IsStudent: z.boolean() })
  .meta({ id: 'CurrentUser' })
export type CurrentUser = z.infer<typeof currentUser>

export const setNicknameBody = z.object({ Nickname: nickname, ...ignored })
export const setNicknameReply = z.object({ Nickname: z.string() })

export const emailBody = z.object({ Email: z.string().max(254), ...ignored })
/** `RedirectUrl`: a page of this site, to which the mailed link leads on. */
export const magicLinkBody = emailBody.extend({ RedirectUrl: z.string().max(500).optional() })

export const resetPasswordBody = z.object({
  Email: z.string().max(254),
  Password: newPassword,
  ConfirmPassword: z.string(),
  Code: code,
  ...ignored,
})
export const changePasswordBody = z.object({ OldPassword: password, NewPassword: newPassword, ConfirmPassword: z.string(), ...ignored })
export const consentBody = z.object({ Code: code, ...ignored })
/** An account that only ever signed in by link or by another site has no password, and sends none. */
export const deleteAccountBody = z.object({ Password: password.optional(), ...ignored })

export const externalLoginsQuery = z.object({
  returnUrl: z.string().max(500).optional(),
  generateState: z.union([z.stringbool(), z.boolean()]).optional(),
})
export const externalLogins = z.array(z.object({ Name: z.string(), Url: z.string(), State: z.string() }))
export type ExternalLogin = z.infer<typeof externalLogins>[number]

/** Absent = unchanged. `Sound` is kept and decides nothing: the pages make none.
 *  Source: contract §3, get-settings */
export const settingsBody = z.object({
  HideSolved: z.boolean().optional(),
  Theme: z.enum(['system', 'light', 'dark']).optional(),
  Sound: z.boolean().optional(),
  ReducedMotion: z.boolean().optional(),
  ReadableFont: z.boolean().optional(),
  HideFromBoards: z.boolean().optional(),
  ...ignored,
})
export const settings = settingsBody.omit({ secret: true, userId: true, AccountUserId: true }).required().meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>

import type { getUsernameFromEmail, giveConsent, register } from '@emojigma/contract/accounts/accounts.ts'
import type { ReplyOf } from '@emojigma/contract/call.ts'
import type {
  changePassword,
  endSession,
  forgottenPassword,
  getSessions,
  logOut,
  logOutEverywhere,
  requestMagicLink,
  resetPassword,
  SignedInDevice,
} from '@emojigma/contract/sign-in/sign-in.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export interface Registration {
  /** The grown-up's address if a child registers. */
  readonly email: string
  readonly nickname: string
  readonly password: string
  readonly confirmPassword: string
  /** Undefined if this browser session gave a child's year before. */
  readonly birthYear: number | undefined
  /** Whether that earlier year may be a child's. */
  readonly isChild: boolean
}

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordReset {
  readonly password: string
  readonly confirmPassword: string
  /** From the e-mailed link. */
  readonly code: string
  /** Idempotency key: the code works again with it if the reply was lost. */
  readonly key: string
}

export interface MagicLinkRequest {
  readonly email: string
  /** The page of this site that the link opens. */
  readonly target: string
}

const LOGOUT_TIME_OUT_MS = 3000

const tagged = api.enhanceEndpoints({ addTagTypes: ['sessions'] })

export const signInApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<{ readonly needsConsent: boolean }, Registration>({
      query: ({ email, nickname, password, confirmPassword, birthYear, isChild }) =>
        post<typeof register>('/api/account/Register', {
          Email: email,
          Nickname: nickname,
          Password: password,
          ConfirmPassword: confirmPassword,
          ...(birthYear === undefined ? {} : { BirthYear: birthYear }),
          ...(isChild ? { IsChild: true } : {}),
        }),
      transformResponse: ({ ConsentNeeded = false }: ReplyOf<typeof register>) => ({ needsConsent: ConsentNeeded }),
    }),
    /** The user name of an e-mail address; replies alike for unknown addresses. */
    resolveUserName: build.mutation<string, string>({
      query: (email) => post<typeof getUsernameFromEmail>('/api/account/GetUsernameFromEmail', { email }),
      transformResponse: ({ username }: ReplyOf<typeof getUsernameFromEmail>) => username,
    }),
    logOut: build.mutation<unknown, void>({
      query: () => ({ ...post<typeof logOut>('/api/account/Logout'), timeout: LOGOUT_TIME_OUT_MS }),
    }),
    logOutEverywhere: build.mutation<unknown, void>({
      query: () => post<typeof logOutEverywhere>('/api/account/LogoutEverywhere'),
    }),
    getSessions: build.query<readonly SignedInDevice[], void>({
      query: () => get<typeof getSessions>('/api/account/sessions'),
      transformResponse: ({ Sessions }: ReplyOf<typeof getSessions>) => Sessions,
      providesTags: ['sessions'],
    }),
    endSession: build.mutation<unknown, string>({
      query: (id) => post<typeof endSession>('/api/account/EndSession', { Id: id }),
      invalidatesTags: ['sessions'],
    }),
    mailResetLink: build.mutation<unknown, string>({
      query: (email) => post<typeof forgottenPassword>('/api/account/ForgottenPassword', { Email: email }),
    }),
    mailMagicLink: build.mutation<unknown, MagicLinkRequest>({
      query: ({ email, target }) => post<typeof requestMagicLink>('/api/account/RequestMagicLink', { Email: email, RedirectUrl: target }),
    }),
    /** @returns the user name */
    resetPassword: build.mutation<string, PasswordReset>({
      query: ({ password, confirmPassword, code, key }) =>
        post<typeof resetPassword>('/api/account/resetPassword', {
          Password: password,
          ConfirmPassword: confirmPassword,
          Code: code,
          LinkKey: key,
        }),
      transformResponse: ({ UserName }: ReplyOf<typeof resetPassword>) => UserName,
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: ({ oldPassword, newPassword, confirmPassword }) =>
        post<typeof changePassword>('/api/account/ChangePasswordApi', {
          OldPassword: oldPassword,
          NewPassword: newPassword,
          ConfirmPassword: confirmPassword,
        }),
    }),
    giveConsent: build.mutation<unknown, Pick<PasswordReset, 'code' | 'key'> & { readonly hidesFromBoards: boolean }>({
      query: ({ code, key, hidesFromBoards }) =>
        post<typeof giveConsent>('/api/account/GiveConsent', { Code: code, LinkKey: key, HideFromBoards: hidesFromBoards }),
    }),
  }),
})

export const { useEndSessionMutation, useGetSessionsQuery } = signInApi

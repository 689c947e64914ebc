import type { ExternalLogin, Settings } from '@emojigma/contract/accounts.ts'
import { CALL_PATHS } from '@emojigma/contract/call-paths.ts'
import { api } from '../api.ts'

export interface Registration {
  /** A grown-up's, where a child registers. */
  readonly email: string
  readonly nickname: string
  readonly password: string
  readonly confirmPassword: string
  readonly birthYear: number
}

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

export interface PasswordReset {
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  /** Out of the mailed link. */
  readonly code: string
}

export interface MagicLinkRequest {
  readonly email: string
  /** The page of this site that the link leads on to. */
  readonly target: string
}

const LOGOUT_TIME_OUT_MS = 3000

const tagged = api.enhanceEndpoints({ addTagTypes: ['settings'] })

export const accountsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<{ readonly needsConsent: boolean }, Registration>({
      query: ({ email, nickname, password, confirmPassword, birthYear }) => ({
        url: CALL_PATHS.register,
        method: 'POST',
        body: { Email: email, Nickname: nickname, Password: password, ConfirmPassword: confirmPassword, BirthYear: birthYear },
      }),
      transformResponse: ({ ConsentNeeded = false }: { ConsentNeeded?: boolean }) => ({ needsConsent: ConsentNeeded }),
    }),
    /** What someone logs in with whose e-mail this is; the same kind of answer for everybody. */
    resolveUserName: build.mutation<string, string>({
      query: (email) => ({ url: CALL_PATHS.getUsernameFromEmail, method: 'POST', body: { email } }),
      transformResponse: ({ username }: { username: string }) => username,
    }),
    setNickname: build.mutation<string, string>({
      query: (nickname) => ({ url: CALL_PATHS.setNickname, method: 'POST', body: { Nickname: nickname } }),
      transformResponse: ({ Nickname }: { Nickname: string }) => Nickname,
    }),
    logOut: build.mutation<unknown, void>({
      query: () => ({ url: CALL_PATHS.logout, method: 'POST', body: {}, timeout: LOGOUT_TIME_OUT_MS }),
    }),
    mailResetLink: build.mutation<unknown, string>({
      query: (email) => ({ url: CALL_PATHS.forgottenPassword, method: 'POST', body: { Email: email } }),
    }),
    mailMagicLink: build.mutation<unknown, MagicLinkRequest>({
      query: ({ email, target }) => ({ url: CALL_PATHS.requestMagicLink, method: 'POST', body: { Email: email, RedirectUrl: target } }),
    }),
    resetPassword: build.mutation<unknown, PasswordReset>({
      query: ({ email, password, confirmPassword, code }) => ({
        url: CALL_PATHS.resetPassword,
        method: 'POST',
        body: { Email: email, Password: password, ConfirmPassword: confirmPassword, Code: code },
      }),
    }),
    changePassword: build.mutation<unknown, PasswordChange>({
      query: ({ oldPassword, newPassword, confirmPassword }) => ({
        url: CALL_PATHS.changePassword,
        method: 'POST',
        body: { OldPassword: oldPassword, NewPassword: newPassword, ConfirmPassword: confirmPassword },
      }),
    }),
    giveConsent: build.mutation<unknown, string>({
      query: (code) => ({ url: CALL_PATHS.giveConsent, method: 'POST', body: { Code: code } }),
    }),
    /** @param password undefined for an account that has none */
    deleteAccount: build.mutation<unknown, string | undefined>({
      query: (password) => ({ url: CALL_PATHS.deleteAccount, method: 'POST', body: password ? { Password: password } : {} }),
    }),
    exportAccount: build.mutation<string, void>({
      query: () => ({ url: CALL_PATHS.exportAccount, responseHandler: 'text' }),
    }),
    getExternalLogins: build.query<readonly ExternalLogin[], string>({
      query: (returnUrl) => ({ url: CALL_PATHS.externalLogins, params: { returnUrl, generateState: true } }),
    }),
    getSettings: build.query<Settings, void>({
      query: () => CALL_PATHS.getSettings,
      providesTags: ['settings'],
    }),
    updateSettings: build.mutation<unknown, Partial<Settings>>({
      // Kept on its way when the page is left at once.
      query: (body) => ({ url: CALL_PATHS.updateSettings, method: 'POST', body, keepalive: true }),
      invalidatesTags: ['settings'],
    }),
  }),
})

export const { useGetExternalLoginsQuery, useGetSettingsQuery, useUpdateSettingsMutation } = accountsApi

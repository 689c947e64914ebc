import type { ExternalLogin, getExternalLogins } from '@emojigma/contract/sign-in/sign-in.ts'
import { api } from '../api.ts'
import { get } from '../call.ts'

const externalLoginsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getExternalLogins: build.query<readonly ExternalLogin[], string>({
      query: (returnUrl) => get<typeof getExternalLogins>('/api/Account/ExternalLogins', { returnUrl, generateState: true }),
    }),
  }),
})

/** The other sites that people can log in with, for the page to return to. */
export const { useGetExternalLoginsQuery } = externalLoginsApi

import type { getMyDays, getMyNumbers, MyDays, MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import type { Month } from '@emojigma/contract/rules/month.ts'
import { api } from '../../../platform/api.ts'
import { post } from '../../../platform/call.ts'
import { deviceFields } from '../../../platform/session/device.ts'

interface Asker {
  /** Whose days they are, so that nobody is shown another's; undefined = this device's. */
  readonly accountId: string | undefined
}

// A guess that waited on the device may be sent while its days are shown.
export const myDaysApi = api.enhanceEndpoints({ addTagTypes: ['played'] }).injectEndpoints({
  endpoints: (build) => ({
    getMyDays: build.query<MyDays, Asker & { readonly month: Month }>({
      query: ({ month }) => post<typeof getMyDays>('/api/my-days/get-month', { Month: month, ...deviceFields() }),
      providesTags: ['played'],
    }),
    getMyNumbers: build.query<MyNumbers, Asker>({
      query: () => post<typeof getMyNumbers>('/api/my-days/get-numbers', deviceFields()),
      providesTags: ['played'],
    }),
  }),
})

import type { getMyDays, getMyNumbers, MyDays, MyNumbers } from '@emojigma/contract/accounts/my-days.ts'
import { monthHolding, type Month } from '@emojigma/contract/rules/month.ts'
import type { Day } from '@emojigma/engine/day.ts'
import { api } from '../../../platform/api.ts'
import { post } from '../../../platform/call.ts'
import { deviceFields } from '../../../platform/session/device.ts'
import { useAccount } from '../../../platform/session/session.ts'

export interface Asker {
  /** Part of the cache key, so that one account never sees another's days; undefined = this device's. */
  readonly accountId: string | undefined
}

// Guesses queued offline may be sent while this page is open.
export const myDaysApi = api.enhanceEndpoints({ addTagTypes: ['played', 'days'] }).injectEndpoints({
  endpoints: (build) => ({
    getMyDays: build.query<MyDays, Asker & { readonly month: Month }>({
      query: ({ month }) => post<typeof getMyDays>('/api/my-days/get-month', { Month: month, ...deviceFields() }),
      providesTags: ['played', 'days'],
    }),
    getMyNumbers: build.query<MyNumbers, Asker>({
      query: () => post<typeof getMyNumbers>('/api/my-days/get-numbers', deviceFields()),
      providesTags: ['played', 'days'],
    }),
  }),
})

/** @returns stars and streak of the month that holds a day; undefined while unknown */
export function useDaysOf(day: Day): MyDays | undefined {
  const accountId = useAccount()?.id
  return myDaysApi.useGetMyDaysQuery({ accountId, month: monthHolding(day) }).currentData
}

import type { startTrial, getTrial, Trial } from '@emojigma/contract/shop/trials.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

const trialsApi = api.enhanceEndpoints({ addTagTypes: ['trial', 'orders'] }).injectEndpoints({
  endpoints: (build) => ({
    getTrial: build.query<Trial, string>({
      query: () => get<typeof getTrial>('/api/checkout/get-trial'),
      providesTags: ['trial'],
    }),
    startTrial: build.mutation<Trial, undefined>({
      query: () => post<typeof startTrial>('/api/checkout/start-trial', {}),
      invalidatesTags: ['trial', 'orders'],
    }),
  }),
})

export const { useGetTrialQuery, useStartTrialMutation } = trialsApi

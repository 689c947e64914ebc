import type { endWeekLink, getWeek, getWeekLink, makeWeekLink, Week, WeekLink } from '@emojigma/contract/accounts/week-link.ts'
import { api } from '../../../platform/api.ts'
import { post } from '../../../platform/call.ts'

interface Asker {
  /** Part of the cache key, so that one account never sees another's; undefined = a guest. */
  readonly accountId: string | undefined
}

export const weekApi = api.enhanceEndpoints({ addTagTypes: ['week link'] }).injectEndpoints({
  endpoints: (build) => ({
    getWeek: build.query<Week, Asker & { readonly code: string }>({
      query: ({ code }) => post<typeof getWeek>('/api/week-link/get-week', { Code: code }),
    }),
    getWeekLink: build.query<WeekLink, Asker>({
      query: () => post<typeof getWeekLink>('/api/week-link/get-link'),
      providesTags: ['week link'],
    }),
    makeWeekLink: build.mutation<WeekLink, void>({
      query: () => post<typeof makeWeekLink>('/api/week-link/make-link'),
      invalidatesTags: ['week link'],
    }),
    endWeekLink: build.mutation<WeekLink, void>({
      query: () => post<typeof endWeekLink>('/api/week-link/end-link'),
      invalidatesTags: ['week link'],
    }),
  }),
})

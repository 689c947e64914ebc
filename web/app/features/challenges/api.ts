import type { BodyOf } from '@emojigma/contract/call.ts'
import type { Challenge, createChallenge, getChallenge, leaveChallenge, takeChallenge } from '@emojigma/contract/challenges/challenges.ts'
import { api } from '../../platform/api.ts'
import { post } from '../../platform/call.ts'
import { deviceFields } from '../../platform/session/device.ts'

export interface ChallengeQuery {
  readonly code: string
  /** Part of the cache key, so that one account never sees another's view; undefined = this device's. */
  readonly accountId: string | undefined
}

export const challengesApi = api.enhanceEndpoints({ addTagTypes: ['challenge'] }).injectEndpoints({
  endpoints: (build) => ({
    getChallenge: build.query<Challenge, ChallengeQuery>({
      query: ({ code }) => post<typeof getChallenge>('/api/challenge/get-challenge', { Code: code, ...deviceFields() }),
      providesTags: ['challenge'],
    }),
    createChallenge: build.mutation<Challenge, Pick<BodyOf<typeof createChallenge>, 'PuzzleIds' | 'ChallengeKey'>>({
      query: (wish) => post<typeof createChallenge>('/api/challenge/create-challenge', { ...wish, ...deviceFields() }),
    }),
    takeChallenge: build.mutation<Challenge, string>({
      query: (Code) => post<typeof takeChallenge>('/api/challenge/take-challenge', { Code, ...deviceFields() }),
      invalidatesTags: ['challenge'],
    }),
    leaveChallenge: build.mutation<Challenge, string>({
      query: (Code) => post<typeof leaveChallenge>('/api/challenge/leave-challenge', { Code, ...deviceFields() }),
      invalidatesTags: ['challenge'],
    }),
  }),
})

import type { keepProgress, ProgressItem, ProgressReply } from '@emojigma/contract/play/progress.ts'
import type { ProgressTopic } from '@emojigma/contract/rules/progress.ts'
import { api } from '../../api.ts'
import { post } from '../../call.ts'

interface Changed {
  readonly topic: ProgressTopic
  readonly items: readonly ProgressItem[]
}

export const progressApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepProgress: build.mutation<readonly ProgressItem[], Changed>({
      query: ({ topic, items }) => post<typeof keepProgress>('/api/Progress/KeepProgress', { Topic: topic, Items: items }),
      transformResponse: ({ Items }: ProgressReply) => Items,
    }),
  }),
})

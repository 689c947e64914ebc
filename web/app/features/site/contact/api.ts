import type { BodyOf } from '@emojigma/contract/call.ts'
import type { sendContactMessage } from '@emojigma/contract/site/contact.ts'
import { api } from '../../../platform/api.ts'
import { post } from '../../../platform/call.ts'

type ContactBody = BodyOf<typeof sendContactMessage>

export const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    sendMessage: build.mutation<unknown, ContactBody>({
      query: (body) => post<typeof sendContactMessage>('/api/contact/send-message', body),
    }),
  }),
})

import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  ClassCards,
  findClass,
  getCards,
  issueCards,
  lookAtCard,
  openClass,
  printCards,
  renewClassCode,
  restoreCards,
  revokeCards,
  StudentCard,
} from '@emojigma/contract/classes/cards.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

/** Named students of one teacher, or a whole class. */
export type StudentSelection = { readonly StudentIds: readonly string[] } | { readonly ClassroomId: string }

const tagged = api.enhanceEndpoints({ addTagTypes: ['cards', 'students'] })

export const cardsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.query<ClassCards, string>({
      query: (classroomId) => get<typeof getCards>('/api/student/get-cards', { classroomId }),
      providesTags: ['cards'],
    }),
    /** One student's card, created if missing. */
    getCardOf: build.query<StudentCard | undefined, string>({
      query: (studentId) => post<typeof issueCards>('/api/student/issue-cards', { StudentIds: [studentId] }),
      transformResponse: ({ Cards: [card] }: ReplyOf<typeof issueCards>) => card,
      providesTags: ['cards'],
    }),
    /** @param isNew whether existing cards are replaced */
    issueCards: build.mutation<ReplyOf<typeof issueCards>, { readonly selection: StudentSelection; readonly isNew: boolean }>({
      query: ({ selection, isNew }) => post<typeof issueCards>('/api/student/issue-cards', { ...selection, Renew: isNew }),
      invalidatesTags: ['cards', 'students'],
    }),
    revokeCards: build.mutation<readonly string[], StudentSelection>({
      query: (selection) => post<typeof revokeCards>('/api/student/revoke-cards', selection),
      transformResponse: ({ StudentIds }: ReplyOf<typeof revokeCards>) => StudentIds,
      invalidatesTags: ['cards', 'students'],
    }),
    restoreCards: build.mutation<unknown, StudentSelection>({
      query: (selection) => post<typeof restoreCards>('/api/student/restore-cards', selection),
      invalidatesTags: ['cards', 'students'],
    }),
    printCards: build.mutation<
      ReplyOf<typeof printCards>,
      { readonly selection: StudentSelection } & Pick<BodyOf<typeof printCards>, 'paper' | 'format' | 'language'>
    >({
      query: ({ selection, ...form }) => post<typeof printCards>('/api/student/print-cards', { ...selection, ...form }),
      invalidatesTags: ['cards', 'students'],
    }),
    renewClassCode: build.mutation<unknown, string>({
      query: (ClassroomId) => post<typeof renewClassCode>('/api/student/renew-class-code', { ClassroomId }),
      invalidatesTags: ['cards'],
    }),
    openClass: build.mutation<unknown, string>({
      query: (ClassroomId) => post<typeof openClass>('/api/student/open-class', { ClassroomId }),
      invalidatesTags: ['cards'],
    }),
    findClass: build.mutation<unknown, string>({
      query: (ClassCode) => post<typeof findClass>('/api/class-login/find-class', { ClassCode }),
    }),
    lookAtCard: build.query<ReplyOf<typeof lookAtCard>, string>({
      query: (Token) => post<typeof lookAtCard>('/api/class-login/look-at-card', { Token }),
      // The token must not outlive the page.
      keepUnusedDataFor: 0,
    }),
  }),
})

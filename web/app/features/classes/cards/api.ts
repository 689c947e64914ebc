import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  ClassCards,
  findClass,
  getCards,
  issueCards,
  lookAtCard,
  printCards,
  renewClassCode,
  restoreCards,
  revokeCards,
  StudentCard,
} from '@emojigma/contract/classes/cards.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

/** Some students of one teacher: those that are named, or a whole class. */
export type Wanted = { readonly StudentIds: readonly string[] } | { readonly ClassroomId: string }

const tagged = api.enhanceEndpoints({ addTagTypes: ['cards', 'students'] })

export const cardsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getCards: build.query<ClassCards, string>({
      query: (classroomId) => get<typeof getCards>('/api/student/get-cards', { classroomId }),
      providesTags: ['cards'],
    }),
    /** The card of one student, made if there is none. */
    getCardOf: build.query<StudentCard | undefined, string>({
      query: (studentId) => post<typeof issueCards>('/api/student/issue-cards', { StudentIds: [studentId] }),
      transformResponse: ({ Cards: [card] }: ReplyOf<typeof issueCards>) => card,
      providesTags: ['cards'],
    }),
    /** @param isNew whether those who have a card get another one */
    issueCards: build.mutation<ReplyOf<typeof issueCards>, { readonly wanted: Wanted; readonly isNew: boolean }>({
      query: ({ wanted, isNew }) => post<typeof issueCards>('/api/student/issue-cards', { ...wanted, Renew: isNew }),
      invalidatesTags: ['cards', 'students'],
    }),
    revokeCards: build.mutation<readonly string[], Wanted>({
      query: (wanted) => post<typeof revokeCards>('/api/student/revoke-cards', wanted),
      transformResponse: ({ StudentIds }: ReplyOf<typeof revokeCards>) => StudentIds,
      invalidatesTags: ['cards', 'students'],
    }),
    restoreCards: build.mutation<unknown, Wanted>({
      query: (wanted) => post<typeof restoreCards>('/api/student/restore-cards', wanted),
      invalidatesTags: ['cards', 'students'],
    }),
    printCards: build.mutation<
      ReplyOf<typeof printCards>,
      { readonly wanted: Wanted; readonly paper: NonNullable<BodyOf<typeof printCards>['paper']> }
    >({
      query: ({ wanted, paper }) => post<typeof printCards>('/api/student/print-cards', { ...wanted, paper }),
      invalidatesTags: ['cards', 'students'],
    }),
    renewClassCode: build.mutation<unknown, string>({
      query: (ClassroomId) => post<typeof renewClassCode>('/api/student/renew-class-code', { ClassroomId }),
      invalidatesTags: ['cards'],
    }),
    findClass: build.mutation<unknown, string>({
      query: (ClassCode) => post<typeof findClass>('/api/class-login/find-class', { ClassCode }),
    }),
    /** Whose card it is, by nickname. */
    lookAtCard: build.query<string, string>({
      query: (Token) => post<typeof lookAtCard>('/api/class-login/look-at-card', { Token }),
      transformResponse: ({ Nickname }: ReplyOf<typeof lookAtCard>) => Nickname,
      // The token is not kept longer than the page needs it.
      keepUnusedDataFor: 0,
    }),
  }),
})

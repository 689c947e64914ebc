import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  getStudentProgress,
  getStudentPuzzles,
  printReports,
  StudentProgress,
  StudentPuzzles,
} from '@emojigma/contract/classes/reports.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStudentProgress: build.query<StudentProgress, string>({
      query: (studentId) => get<typeof getStudentProgress>('/api/student/get-progress', { studentId }),
      keepUnusedDataFor: 0,
    }),
    /** In pages; each continues where the one before ended. */
    getStudentPuzzles: build.infiniteQuery<StudentPuzzles, string, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ Next }) => Next },
      query: ({ queryArg: studentId, pageParam: before }) =>
        get<typeof getStudentPuzzles>('/api/student/get-puzzles', { studentId, ...(before === null ? {} : { before }) }),
      keepUnusedDataFor: 0,
    }),
    printReports: build.mutation<ReplyOf<typeof printReports>, BodyOf<typeof printReports>>({
      query: (body) => post<typeof printReports>('/api/student/print-reports', body),
    }),
  }),
})

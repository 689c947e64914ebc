import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  cancelWorksheet,
  createWorksheet,
  getWorksheetCheck,
  getWorksheetProgress,
  WorksheetCheck,
  WorksheetProgress,
} from '@emojigma/contract/paper/worksheets.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export type WorksheetChoice = BodyOf<typeof createWorksheet>
export type MadeWorksheet = ReplyOf<typeof createWorksheet>

export const worksheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createWorksheet: build.mutation<MadeWorksheet, WorksheetChoice>({
      query: (body) => post<typeof createWorksheet>('/api/pdf/CreateWorksheet', body),
    }),
    getWorksheetProgress: build.query<WorksheetProgress, string>({
      query: (WorksheetId) => post<typeof getWorksheetProgress>('/api/pdf/GetWorksheetProgress', { WorksheetId }),
    }),
    cancelWorksheet: build.mutation<WorksheetProgress, string>({
      query: (WorksheetId) => post<typeof cancelWorksheet>('/api/pdf/CancelWorksheet', { WorksheetId }),
    }),
    getWorksheetCheck: build.query<WorksheetCheck, string>({
      query: (code) => get<typeof getWorksheetCheck>('/api/pdf/GetWorksheetCheck', { code }),
    }),
  }),
})

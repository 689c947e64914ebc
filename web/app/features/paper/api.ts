import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  cancelWorksheet,
  createClassWorksheets,
  createWorksheet,
  getWorksheetCheck,
  getWorksheetProgress,
  WorksheetCheck,
  WorksheetProgress,
} from '@emojigma/contract/paper/worksheets.ts'
import type { ClassGroups, getGroups } from '@emojigma/contract/classes/groups.ts'
import type { Classrooms, getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export type WorksheetChoice = BodyOf<typeof createWorksheet>
export type MadeWorksheet = ReplyOf<typeof createWorksheet>

export const worksheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createWorksheet: build.mutation<MadeWorksheet, WorksheetChoice>({
      query: (body) => post<typeof createWorksheet>('/api/pdf/CreateWorksheet', body),
    }),
    createClassWorksheets: build.mutation<MadeWorksheet, BodyOf<typeof createClassWorksheets>>({
      query: (body) => post<typeof createClassWorksheets>('/api/pdf/CreateClassWorksheets', body),
    }),
    getClassesToPrintFor: build.query<Classrooms, void>({
      query: () => get<typeof getClassrooms>('/api/classroom/get-classrooms'),
    }),
    getGroupsToPrintFor: build.query<ClassGroups, string>({
      query: (classroomId) => get<typeof getGroups>('/api/classroom/get-groups', { classroomId }),
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

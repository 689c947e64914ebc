import type {
  Assignment,
  AssignmentResult,
  Assignments,
  Gradebook,
  createAssignment,
  getAssignment,
  getAssignments,
  getGradebook,
  getMyAssignments,
  MyAssignments,
  pickPuzzles,
  removeAssignment,
  restoreAssignment,
  updateAssignment,
} from '@emojigma/contract/classes/assignments.ts'
import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type { Classrooms, getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

export type PuzzleQuery = BodyOf<typeof pickPuzzles>
export type NewAssignment = BodyOf<typeof createAssignment>
export type AssignmentChange = BodyOf<typeof updateAssignment>['Assignment']

export const assignmentsApi = api.enhanceEndpoints({ addTagTypes: ['assignments'] }).injectEndpoints({
  endpoints: (build) => ({
    /** A teacher's classes, for the chooser. */
    getTaughtClasses: build.query<Classrooms, void>({
      query: () => get<typeof getClassrooms>('/api/classroom/get-classrooms'),
    }),
    getAssignments: build.query<Assignments, string>({
      query: (classroomId) => get<typeof getAssignments>('/api/assignment/get-assignments', { classroomId }),
      providesTags: ['assignments'],
    }),
    getAssignment: build.query<AssignmentResult, string>({
      query: (assignmentId) => get<typeof getAssignment>('/api/assignment/get-assignment', { assignmentId }),
      providesTags: ['assignments'],
    }),
    getGradebook: build.query<Gradebook, string>({
      query: (classroomId) => get<typeof getGradebook>('/api/assignment/get-gradebook', { classroomId }),
      keepUnusedDataFor: 0,
    }),
    getMyAssignments: build.query<MyAssignments, void>({
      query: () => get<typeof getMyAssignments>('/api/assignment/get-my-assignments'),
      providesTags: ['assignments'],
    }),
    pickPuzzles: build.mutation<ReplyOf<typeof pickPuzzles>, PuzzleQuery>({
      query: (body) => post<typeof pickPuzzles>('/api/assignment/pick-puzzles', body),
    }),
    createAssignment: build.mutation<Assignment, NewAssignment>({
      query: (body) => post<typeof createAssignment>('/api/assignment/create-assignment', body),
      invalidatesTags: ['assignments'],
    }),
    updateAssignment: build.mutation<Assignment, AssignmentChange>({
      query: (Assignment) => post<typeof updateAssignment>('/api/assignment/update-assignment', { Assignment }),
      invalidatesTags: ['assignments'],
    }),
    removeAssignment: build.mutation<ReplyOf<typeof removeAssignment>, string>({
      query: (AssignmentId) => post<typeof removeAssignment>('/api/assignment/remove-assignment', { AssignmentId }),
      invalidatesTags: ['assignments'],
    }),
    restoreAssignment: build.mutation<Assignment, string>({
      query: (AssignmentId) => post<typeof restoreAssignment>('/api/assignment/restore-assignment', { AssignmentId }),
      invalidatesTags: ['assignments'],
    }),
  }),
})

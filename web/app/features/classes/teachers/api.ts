import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  ClassInvitation,
  ClassTeachers,
  getClassTeachers,
  handOverClass,
  inviteTeacher,
  joinClass,
  leaveClass,
  lookAtInvitation,
  updateClassTeacher,
  updateInvitation,
} from '@emojigma/contract/classes/teachers.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

type TeacherOfClass = Pick<BodyOf<typeof handOverClass>, 'ClassroomId' | 'AccountId'>
type Invitation = Pick<BodyOf<typeof updateInvitation>, 'ClassroomId' | 'InvitationId' | 'IsEnded'>

const tagged = api.enhanceEndpoints({ addTagTypes: ['classTeachers', 'classrooms', 'students', 'cards', 'leaderboards'] })

export const teachersApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getClassTeachers: build.query<ClassTeachers, string>({
      query: (classroomId) => get<typeof getClassTeachers>('/api/classroom/get-class-teachers', { classroomId }),
      providesTags: ['classTeachers'],
    }),
    inviteTeacher: build.mutation<ClassTeachers, Pick<BodyOf<typeof inviteTeacher>, 'ClassroomId' | 'Email'>>({
      query: (body) => post<typeof inviteTeacher>('/api/classroom/invite-teacher', body),
      invalidatesTags: ['classTeachers'],
    }),
    updateInvitation: build.mutation<ClassTeachers, Invitation>({
      query: (body) => post<typeof updateInvitation>('/api/classroom/update-invitation', body),
      invalidatesTags: ['classTeachers'],
    }),
    updateClassTeacher: build.mutation<ClassTeachers, TeacherOfClass & { readonly IsEnded: boolean }>({
      query: (body) => post<typeof updateClassTeacher>('/api/classroom/update-class-teacher', body),
      invalidatesTags: ['classTeachers'],
    }),
    leaveClass: build.mutation<ReplyOf<typeof leaveClass>, string>({
      query: (ClassroomId) => post<typeof leaveClass>('/api/classroom/leave-class', { ClassroomId }),
      invalidatesTags: ['classrooms'],
    }),
    handOverClass: build.mutation<ClassTeachers, TeacherOfClass>({
      query: (body) => post<typeof handOverClass>('/api/classroom/hand-over-class', body),
      invalidatesTags: ['classTeachers', 'classrooms'],
    }),
    lookAtInvitation: build.query<ClassInvitation, { readonly code: string; readonly accountId: string }>({
      query: ({ code }) => post<typeof lookAtInvitation>('/api/classroom/look-at-invitation', { Code: code }),
      keepUnusedDataFor: 0,
    }),
    joinClass: build.mutation<ReplyOf<typeof joinClass>, string>({
      query: (Code) => post<typeof joinClass>('/api/classroom/join-class', { Code }),
      invalidatesTags: ['classTeachers', 'classrooms', 'students', 'cards', 'leaderboards'],
    }),
  }),
})

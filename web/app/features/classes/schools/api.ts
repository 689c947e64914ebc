import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type {
  getSchool,
  handOverSchool,
  inviteToSchool,
  joinSchool,
  leaveSchool,
  lookAtSchoolInvitation,
  nameSchool,
  School,
  SchoolInvitation,
  updateSchoolInvitation,
  updateSchoolTeacher,
} from '@emojigma/contract/classes/schools.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

const tagged = api.enhanceEndpoints({ addTagTypes: ['school', 'classrooms'] })

export const schoolsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    getSchool: build.query<ReplyOf<typeof getSchool>, string>({
      query: () => get<typeof getSchool>('/api/school/get-school'),
      providesTags: ['school'],
    }),
    nameSchool: build.mutation<School, string>({
      query: (Name) => post<typeof nameSchool>('/api/school/name-school', { Name }),
      invalidatesTags: ['school'],
    }),
    inviteToSchool: build.mutation<School, string>({
      query: (Email) => post<typeof inviteToSchool>('/api/school/invite-teacher', { Email }),
      invalidatesTags: ['school'],
    }),
    updateSchoolInvitation: build.mutation<School, BodyOf<typeof updateSchoolInvitation>>({
      query: (body) => post<typeof updateSchoolInvitation>('/api/school/update-invitation', body),
      invalidatesTags: ['school'],
    }),
    updateSchoolTeacher: build.mutation<School, BodyOf<typeof updateSchoolTeacher>>({
      query: (body) => post<typeof updateSchoolTeacher>('/api/school/update-teacher', body),
      invalidatesTags: ['school'],
    }),
    handOverSchool: build.mutation<School, string>({
      query: (AccountId) => post<typeof handOverSchool>('/api/school/hand-over-school', { AccountId }),
      invalidatesTags: ['school'],
    }),
    leaveSchool: build.mutation<ReplyOf<typeof leaveSchool>, undefined>({
      query: () => post<typeof leaveSchool>('/api/school/leave-school', {}),
      invalidatesTags: ['school', 'classrooms'],
    }),
    lookAtSchoolInvitation: build.query<SchoolInvitation, { readonly code: string; readonly accountId: string }>({
      query: ({ code }) => post<typeof lookAtSchoolInvitation>('/api/school/look-at-invitation', { Code: code }),
      keepUnusedDataFor: 0,
    }),
    joinSchool: build.mutation<ReplyOf<typeof joinSchool>, string>({
      query: (Code) => post<typeof joinSchool>('/api/school/join-school', { Code }),
      invalidatesTags: ['school', 'classrooms'],
    }),
  }),
})

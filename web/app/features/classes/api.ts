import type { BodyOf, ReplyOf } from '@emojigma/contract/call.ts'
import type { ScopeId } from '@emojigma/contract/rules/scores.ts'
import type {
  Classroom,
  ClassroomLeaderboard,
  Classrooms,
  createClassroom,
  exportClassroom,
  getClassroomLeaderboard,
  getClassrooms,
  getMyClassroom,
  MyClassroom,
  removeClassroom,
  restoreClassroom,
  rollOver,
  undoRollOver,
  updateClassroom,
} from '@emojigma/contract/classes/classrooms.ts'
import type {
  getStudents,
  getUpload,
  linkStudents,
  moveStudents,
  registerStudents,
  removeStudents,
  resetPassword,
  restoreStudents,
  Students,
  StudentUpload,
  updateStudent,
  UploadProgress,
} from '@emojigma/contract/classes/students.ts'
import type { ClassGroups, createGroup, getGroups, removeGroup, restoreGroup, updateGroup } from '@emojigma/contract/classes/groups.ts'
import type { getStudentKinds, StudentKinds } from '@emojigma/contract/practice/for-you.ts'
import type { PlayedKind } from '@emojigma/engine/ratings/why.ts'
import { api } from '../../platform/api.ts'
import { get, post } from '../../platform/call.ts'

export type NewClassroom = Pick<BodyOf<typeof createClassroom>, 'classroomName' | 'ClassroomKey' | 'TimeZone'>
export type ClassroomChange = BodyOf<typeof updateClassroom>['classroom']
export type StudentChange = BodyOf<typeof updateStudent>['Student']
export type Upload = Omit<BodyOf<typeof registerStudents>, 'secret' | 'userId'>
export interface ClassBoardRequest {
  readonly classroomId: string
  readonly scope: ScopeId
}

const tagged = api.enhanceEndpoints({ addTagTypes: ['classrooms', 'students', 'cards', 'leaderboards', 'groups', 'assignments'] })

/** Tags of everything that depends on a class's members. */
const STUDENTS_CHANGED = ['classrooms', 'students', 'cards', 'groups'] as const
/** Tags of everything that depends on a class's groups. */
const GROUPS_CHANGED = ['groups', 'assignments'] as const

export const classroomsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    /** The data behind a student's "For you". */
    getStudentKinds: build.query<readonly PlayedKind[], string>({
      query: (studentId) => get<typeof getStudentKinds>('/api/student/get-student-kinds', { studentId }),
      transformResponse: ({ Kinds }: StudentKinds) =>
        Kinds.map(({ PuzzleTypeId: typeId, Attempts: attempts, FirstTries: firstTries }) => ({ typeId, attempts, firstTries })),
    }),
    getClassrooms: build.query<Classrooms, void>({
      query: () => get<typeof getClassrooms>('/api/classroom/get-classrooms'),
      providesTags: ['classrooms'],
    }),
    getMyClassroom: build.query<MyClassroom, void>({
      query: () => get<typeof getMyClassroom>('/api/classroom/get-my-classroom'),
      providesTags: ['classrooms'],
    }),
    createClassroom: build.mutation<Classroom, NewClassroom>({
      query: (body) => post<typeof createClassroom>('/api/classroom/create-classroom', body),
      invalidatesTags: ['classrooms'],
    }),
    updateClassroom: build.mutation<Classroom, ClassroomChange>({
      query: (classroom) => post<typeof updateClassroom>('/api/classroom/update-classroom', { classroom }),
      invalidatesTags: ['classrooms', 'leaderboards'],
    }),
    removeClassroom: build.mutation<ReplyOf<typeof removeClassroom>, string>({
      query: (ClassroomId) => post<typeof removeClassroom>('/api/classroom/remove-classroom', { ClassroomId }),
      invalidatesTags: ['classrooms'],
    }),
    restoreClassroom: build.mutation<Classroom, string>({
      query: (ClassroomId) => post<typeof restoreClassroom>('/api/classroom/restore-classroom', { ClassroomId }),
      invalidatesTags: STUDENTS_CHANGED,
    }),
    rollOver: build.mutation<ReplyOf<typeof rollOver>, BodyOf<typeof rollOver>>({
      query: (body) => post<typeof rollOver>('/api/classroom/roll-over', body),
      invalidatesTags: [...STUDENTS_CHANGED, 'leaderboards'],
    }),
    undoRollOver: build.mutation<ReplyOf<typeof undoRollOver>, string>({
      query: (RollOverId) => post<typeof undoRollOver>('/api/classroom/undo-roll-over', { RollOverId }),
      invalidatesTags: [...STUDENTS_CHANGED, 'leaderboards'],
    }),
    exportClassroom: build.query<ReplyOf<typeof exportClassroom>, string>({
      query: (classroomId) => get<typeof exportClassroom>('/api/classroom/export-classroom', { classroomId }),
      keepUnusedDataFor: 0,
    }),
    getStudents: build.query<Students, string>({
      query: (classroomId) => get<typeof getStudents>('/api/student/get-students', { classroomId }),
      providesTags: ['students'],
    }),
    uploadStudents: build.mutation<StudentUpload, Upload>({
      query: (upload) => post<typeof registerStudents>('/api/student/register-students', upload),
      invalidatesTags: (_reply, _error, { IsTrial }) => (IsTrial ? [] : STUDENTS_CHANGED),
    }),
    getUpload: build.query<UploadProgress, string>({
      query: (jobId) => get<typeof getUpload>('/api/student/get-upload', { jobId }),
    }),
    updateStudent: build.mutation<ReplyOf<typeof updateStudent>, StudentChange>({
      query: (Student) => post<typeof updateStudent>('/api/student/update-student', { Student }),
      invalidatesTags: STUDENTS_CHANGED,
    }),
    /** Without a password the site makes one. */
    setStudentPassword: build.mutation<
      ReplyOf<typeof resetPassword>,
      { readonly studentId: string; readonly password: string | undefined }
    >({
      query: ({ studentId, password }) =>
        post<typeof resetPassword>('/api/student/reset-password', { StudentId: studentId, ...(password ? { Password: password } : {}) }),
      invalidatesTags: ['students'],
    }),
    removeStudents: build.mutation<ReplyOf<typeof removeStudents>, readonly string[]>({
      query: (ids) => post<typeof removeStudents>('/api/student/remove-students', { StudentIds: [...ids] }),
      invalidatesTags: STUDENTS_CHANGED,
    }),
    restoreStudents: build.mutation<ReplyOf<typeof restoreStudents>, readonly string[]>({
      query: (ids) => post<typeof restoreStudents>('/api/student/restore-students', { StudentIds: [...ids] }),
      invalidatesTags: STUDENTS_CHANGED,
    }),
    linkStudents: build.mutation<ReplyOf<typeof linkStudents>, BodyOf<typeof linkStudents>['Students']>({
      query: (Students) => post<typeof linkStudents>('/api/student/link-students', { Students }),
      invalidatesTags: ['students'],
    }),
    moveStudents: build.mutation<ReplyOf<typeof moveStudents>, { readonly ids: readonly string[]; readonly classroomId: string }>({
      query: ({ ids, classroomId }) =>
        post<typeof moveStudents>('/api/student/move-students', { StudentIds: [...ids], ClassroomId: classroomId }),
      invalidatesTags: STUDENTS_CHANGED,
    }),
    getGroups: build.query<ClassGroups, string>({
      query: (classroomId) => get<typeof getGroups>('/api/classroom/get-groups', { classroomId }),
      providesTags: ['groups'],
    }),
    createGroup: build.mutation<ClassGroups, BodyOf<typeof createGroup>>({
      query: (body) => post<typeof createGroup>('/api/classroom/create-group', body),
      invalidatesTags: GROUPS_CHANGED,
    }),
    updateGroup: build.mutation<ClassGroups, BodyOf<typeof updateGroup>['Group']>({
      query: (Group) => post<typeof updateGroup>('/api/classroom/update-group', { Group }),
      invalidatesTags: GROUPS_CHANGED,
    }),
    removeGroup: build.mutation<ClassGroups, string>({
      query: (GroupId) => post<typeof removeGroup>('/api/classroom/remove-group', { GroupId }),
      invalidatesTags: GROUPS_CHANGED,
    }),
    restoreGroup: build.mutation<ClassGroups, string>({
      query: (GroupId) => post<typeof restoreGroup>('/api/classroom/restore-group', { GroupId }),
      invalidatesTags: GROUPS_CHANGED,
    }),
    getClassBoard: build.query<ClassroomLeaderboard, ClassBoardRequest>({
      query: (request) => post<typeof getClassroomLeaderboard>('/api/Puzzle/GetClassroomLeaderboard', request),
      providesTags: ['leaderboards', 'classrooms'],
    }),
  }),
})

import type { BodyOf } from '@emojigma/contract/call.ts'
import type {
  answerInLesson,
  getLesson,
  joinLesson,
  Lesson,
  LessonAnswer,
  LessonSeat,
  LessonState,
  openLesson,
  steerLesson,
} from '@emojigma/contract/classes/lessons.ts'
import { api } from '../../../platform/api.ts'
import { get, post } from '../../../platform/call.ts'

export type LessonChange = BodyOf<typeof steerLesson>

export const lessonsApi = api.enhanceEndpoints({ addTagTypes: ['lesson'] }).injectEndpoints({
  endpoints: (build) => ({
    getLesson: build.query<Lesson | null, string>({
      query: (classroomId) => get<typeof getLesson>('/api/lesson/get-lesson', { classroomId }),
      transformResponse: ({ Lesson }: { readonly Lesson?: Lesson }) => Lesson ?? null,
      providesTags: ['lesson'],
    }),
    openLesson: build.mutation<Lesson, BodyOf<typeof openLesson>>({
      query: (body) => post<typeof openLesson>('/api/lesson/open-lesson', body),
      invalidatesTags: ['lesson'],
    }),
    steerLesson: build.mutation<LessonState, LessonChange>({
      query: (body) => post<typeof steerLesson>('/api/lesson/steer-lesson', body),
      invalidatesTags: (_reply, _error, { IsEnded }) => (IsEnded ? ['lesson'] : []),
    }),
    joinLesson: build.mutation<LessonSeat, BodyOf<typeof joinLesson>>({
      query: (body) => post<typeof joinLesson>('/api/lesson/join', body),
    }),
    answerInLesson: build.mutation<LessonAnswer, BodyOf<typeof answerInLesson>>({
      query: (body) => post<typeof answerInLesson>('/api/lesson/answer', body),
    }),
  }),
})

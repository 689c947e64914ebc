import {
  answerInLesson,
  getLesson,
  joinLesson,
  lessonEvents,
  openLesson,
  steerLesson,
  type Lesson,
} from '@emojigma/contract/classes/lessons.ts'
import { animalAt, MOST_SEATS } from '@emojigma/contract/rules/lessons.ts'
import { m } from '@emojigma/messages'
import type { OutgoingHttpHeaders } from 'node:http'
import { isInvalid } from '../../../platform/expected-failures.ts'
import { refusedBy } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { failure } from '../../../platform/http/failures.ts'
import { NOT_FOUND, refusalOf } from '../../../platform/http/refusals.ts'
import { Refusal, serve } from '../../../platform/http/serve.ts'
import type { Language } from '../../../platform/languages.ts'
import { localized, localizedText } from '../../../platform/localized-text.ts'
import { namesOf } from '../../puzzles/service.ts'
import type { Classrooms } from '../service.ts'
import type { StoredLesson } from './queries.ts'
import type { Lessons } from './service.ts'
import { LessonStreams } from './streams.ts'

const FULL = failure(403, localizedText(m['lesson_refusal.full'], { most: MOST_SEATS }))
const NO_LESSON = failure(404, localizedText(m['lesson_refusal.no_such_code']))

export interface LessonRoutes {
  readonly lessons: Lessons
  readonly classrooms: Classrooms
  /** Scheme and public host of the site. */
  readonly origin: () => string
}

/** The calls and the event stream of live lessons.
 *  Source: docs/product.md, Live lessons */
export function routeLessons(app: App, { lessons, classrooms, origin }: LessonRoutes): void {
  const viewOf = ({ id, classroomId, code, pace, puzzleIds }: StoredLesson): Lesson => ({
    Id: id,
    ClassroomId: classroomId,
    Code: code,
    Url: `${origin()}/lesson`,
    Pace: pace,
    PuzzleIds: [...puzzleIds],
  })
  serve(app, openLesson, async ({ visitor, signedIn: { accountId }, language, body: { ClassroomId, PuzzleIds, Pace, Goal } }) => {
    const refused = refusedBy('MANAGE CLASSROOM', visitor, await classrooms.tieOf(accountId, ClassroomId))
    if (refused) return refused
    const classroom = await classrooms.find(ClassroomId)
    if (!classroom) return NOT_FOUND
    const opened = await lessons.open(classroom.id, { puzzleIds: PuzzleIds, pace: Pace, goal: Goal }, language)
    return isInvalid(opened) ? refusalOf(opened) : viewOf(opened)
  })
  serve(app, getLesson, async ({ visitor, signedIn: { accountId }, query: { classroomId } }) => {
    const refused = refusedBy('MANAGE CLASSROOM', visitor, await classrooms.tieOf(accountId, classroomId))
    if (refused) return refused
    const classroom = await classrooms.find(classroomId)
    const running = classroom && (await lessons.running(classroom.id))
    return running ? { Lesson: viewOf(running) } : {}
  })
  serve(app, steerLesson, async ({ visitor, signedIn: { accountId }, language, body }) => {
    const { Position, IsPaused, Shows, Step, Of, IsEnded } = body
    const lesson = await lessons.find(body.LessonId)
    const tie = lesson ? await classrooms.tieOf(accountId, lesson.classroomId) : 'none'
    const refused = refusedBy('MANAGE CLASSROOM', visitor, tie)
    if (refused) return refused
    if (!lesson) return NOT_FOUND
    const change = { position: Position, isPaused: IsPaused, shows: Shows, step: Step, of: Of, isEnded: IsEnded }
    return (await lessons.steer(lesson, change, language)) ?? NOT_FOUND
  })
  routeSeats(app, lessons)
  routeEvents(app, lessons)
}

function routeSeats(app: App, lessons: Lessons): void {
  serve(app, joinLesson, async ({ language, body: { Code, SeatToken } }) => {
    const joined = await lessons.join(Code, SeatToken)
    if (joined === undefined) return new Refusal(404, NO_LESSON)
    if (joined === 'full') return new Refusal(403, FULL)
    const { lesson, seat, token, answers } = joined
    const isKnown = (position: number) => lesson.pace === 'own' || position <= lesson.shownTo
    return {
      LessonId: lesson.id,
      SeatToken: token,
      Seat: seat,
      Name: namesOf([animalAt(seat)], language)[0] ?? '',
      Pace: lesson.pace,
      PuzzleIds: [...lesson.puzzleIds],
      Answers: answers.map(({ position, answer, isRight }) => ({
        Position: position,
        Answer: answer,
        ...(isKnown(position) ? { IsRight: isRight } : {}),
      })),
    }
  })
  serve(app, answerInLesson, async ({ language, body: { LessonId, SeatToken, Position, Answer } }) => {
    const outcome = await lessons.answer(LessonId, { seatToken: SeatToken, position: Position, text: Answer, language })
    if (outcome === undefined) return NOT_FOUND
    if (typeof outcome === 'string') return { Outcome: outcome }
    return { Outcome: 'taken' as const, ...(outcome.pace === 'own' ? { IsRight: outcome.isRight } : {}) }
  })
}

function routeEvents(app: App, lessons: Lessons): void {
  const read = async (lessonId: string, language: Language) => {
    const state = await lessons.state(lessonId, language)
    return state && JSON.stringify(lessonEvents.message.parse(state))
  }
  const streams = new LessonStreams(read, app.log)
  lessons.onChange((lessonId, isUrgent) => (lessonId === undefined ? streams.allChanged() : streams.changed(lessonId, isUrgent)))
  app.addHook('preClose', async () => streams.close())
  app.route({
    method: 'GET',
    url: lessonEvents.path,
    schema: { hide: true, querystring: lessonEvents.query },
    handler: async (request, reply) => {
      const { lessonId } = request.query as { readonly lessonId: string }
      const state = await read(lessonId, request.language)
      if (state === undefined) return reply.code(404).send(localized(request.language, failure(404)))
      if (streams.isFull(lessonId)) return reply.code(403).send(localized(request.language, FULL))
      reply.hijack()
      reply.raw.writeHead(200, {
        ...(reply.getHeaders() as OutgoingHttpHeaders),
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        // A proxy that collects a reply before sending it would keep the events back.
        'x-accel-buffering': 'no',
      })
      streams.add(lessonId, request.language, reply.raw, state)
      return reply
    },
  })
}

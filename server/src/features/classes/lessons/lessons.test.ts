import {
  answerInLesson,
  getLesson,
  joinLesson,
  lessonEvents,
  openLesson,
  steerLesson,
  type Lesson,
  type LessonAnswer,
  type LessonSeat,
  type LessonState,
} from '@emojigma/contract/classes/lessons.ts'
import type { FailureBody } from '@emojigma/contract/failures.ts'
import { MOST_SEATS } from '@emojigma/contract/rules/lessons.ts'
import { DAY_MS } from '@emojigma/engine/day.ts'
import { explain } from '@emojigma/engine/explanation/explain.ts'
import { slipAt } from '@emojigma/engine/understanding/slip-at.ts'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ENGLISH, languageNamed } from '../../../platform/languages.ts'
import { openTestDatabase } from '../../../platform/testing/test-database.ts'
import { coTeacherOf, newTeacher, teacherWithClass, type TestClass } from '../../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestReply, type TestSite } from '../../../platform/testing/test-site.ts'
import { Puzzles } from '../../puzzles/service.ts'
import { Lessons } from './service.ts'

let site: TestSite
let own: TestClass
const closing: (() => Promise<unknown>)[] = []
beforeAll(async () => {
  site = await openTestSite()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  own = await teacherWithClass(site)
})
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
  site.setClock(NOON_MS)
})
afterAll(() => site.close())

const SUM = puzzleOn(A_DAY, 1, 3)
const BOARD = puzzleOn(A_DAY, 4, 1)
const WORD = puzzleOn(A_DAY, 3, 5)
const ODD = puzzleOn(A_DAY, 5, 6)

async function openOne(wishes: { pace?: 'together' | 'own'; puzzleIds?: readonly number[]; goal?: number } = {}): Promise<Lesson> {
  const { pace = 'together', puzzleIds = [SUM, BOARD], goal = 10 } = wishes
  const wish = { ClassroomId: own.classroomId, PuzzleIds: puzzleIds, Pace: pace, Goal: goal }
  const { status, body } = await site.post<Lesson>(openLesson.path, wish, own.teacher.token)
  expect([status, body]).toMatchObject([200, { ClassroomId: own.classroomId, Pace: pace }])
  return body
}
const join = (Code: string, SeatToken?: string) =>
  site.post<LessonSeat & FailureBody>(joinLesson.path, { Code, ...(SeatToken === undefined ? {} : { SeatToken }) })
const steer = async ({ Id }: Lesson, change: object): Promise<LessonState> => {
  const { status, body } = await site.post<LessonState>(steerLesson.path, { LessonId: Id, ...change }, own.teacher.token)
  expect([status, body]).toMatchObject([200, {}])
  return body
}
const answer = (seat: LessonSeat, Position: number, Answer: string): Promise<TestReply<LessonAnswer>> =>
  site.post<LessonAnswer>(answerInLesson.path, { LessonId: seat.LessonId, SeatToken: seat.SeatToken, Position, Answer })
const outcomeOf = async (reply: Promise<TestReply<LessonAnswer>>) => (await reply).body.Outcome
const stateNow = async ({ Id }: Lesson) => lessonEvents.message.parse(await site.service(Lessons).state(Id, ENGLISH))
async function seatsIn(lesson: Lesson, count: number): Promise<readonly LessonSeat[]> {
  const seats: LessonSeat[] = []
  for (let one = 0; one < count; one += 1) seats.push((await join(lesson.Code)).body)
  return seats
}
/** Wrong answers to the sum: one behind which the engine sees a slip, and one without. */
async function wrongOnes(): Promise<{ readonly right: string; readonly slipped: string; readonly odd: string; readonly slip: string }> {
  const puzzle = await site.service(Puzzles).stored(SUM)
  if (!puzzle) throw new Error('no puzzle')
  const numbers = Array.from({ length: 200 }, (_, number) => String(number)).filter((number) => number !== puzzle.answer)
  const slipOf = (number: string) => slipAt(puzzle.question, puzzle.levelId, number)?.rule
  const slipped = numbers.find((number) => slipOf(number) !== undefined) ?? ''
  const odd = numbers.find((number) => slipOf(number) === undefined) ?? ''
  return { right: puzzle.answer, slipped, odd, slip: slipOf(slipped) ?? '' }
}

test('a class joins by code without names, answers, and sees its answers by slip once the teacher shows them', async () => {
  const lesson = await openOne()
  const { right, slipped, odd, slip } = await wrongOnes()
  const seats = await seatsIn(lesson, 4)
  expect(seats.map(({ Seat, Name }) => [Seat, Name])).toEqual([
    [0, 'otter'],
    [1, 'koala'],
    [2, 'sloth'],
    [3, 'bear'],
  ])
  const [one, two, three, four] = seats
  if (!one || !two || !three || !four) throw new Error('seats are missing')
  // A later answer replaces the earlier one, and whether it is right stays open.
  expect((await answer(one, 0, odd)).body).toEqual({ Outcome: 'taken' })
  expect((await answer(one, 0, ` ${right} `)).body).toEqual({ Outcome: 'taken' })
  for (const seat of [two, three]) await answer(seat, 0, slipped)
  expect(await stateNow(lesson)).toMatchObject({ Seats: 4, Answered: [0, 1, 2], Groups: [], Right: 0, Solved: [0, 0] })
  expect(await stateNow(lesson)).not.toHaveProperty('Answer')
  expect((await join(lesson.Code, one.SeatToken)).body.Answers).toEqual([{ Position: 0, Answer: right }])
  const shown = await steer(lesson, { Shows: 'answers' })
  expect(shown.Groups).toEqual([
    { Answer: right, IsRight: true, Students: 1 },
    { Answer: slipped, IsRight: false, Slip: slip, Students: 2 },
  ])
  expect(shown).toMatchObject({ Answer: right, Right: 1, Goal: 10, Solved: [1, 0] })
  expect(await outcomeOf(answer(four, 0, right))).toBe('closed')
  expect((await join(lesson.Code, one.SeatToken)).body).toMatchObject({ Seat: 0, Answers: [{ Answer: right, IsRight: true }] })
  const next = await steer(lesson, { Position: 1 })
  expect(next).toMatchObject({ Position: 1, Shows: 'question', Answered: [], Groups: [], Right: 1 })
  expect(await outcomeOf(answer(four, 0, right))).toBe('closed')
})

test('once answers are hidden the puzzle is answered again, and no answer is told', async () => {
  const lesson = await openOne()
  const { right, odd } = await wrongOnes()
  const [seat] = await seatsIn(lesson, 1)
  if (!seat) throw new Error('a seat is missing')
  await answer(seat, 0, odd)
  await steer(lesson, { Shows: 'answers' })
  const hidden = await steer(lesson, { Shows: 'question' })
  expect(hidden).toMatchObject({ Position: 0, Groups: [], Answered: [0] })
  expect(hidden).not.toHaveProperty('Answer')
  expect(await outcomeOf(answer(seat, 0, right))).toBe('taken')
  expect(await steer(lesson, { Shows: 'answers' })).toMatchObject({ Answer: right, Right: 1 })
})

test('answers without a slip stand together, and those of a board show no board', async () => {
  const lesson = await openOne({ puzzleIds: [BOARD] })
  const right = await site.answerTo(BOARD)
  const [one, two] = await seatsIn(lesson, 2)
  if (!one || !two) throw new Error('seats are missing')
  await answer(one, 0, right)
  await answer(two, 0, wrongGuess(4, right))
  const { Groups, Answer } = await steer(lesson, { Shows: 'steps' })
  expect(Answer).toBe(right)
  expect(Groups.map(({ Answer, IsRight, Students }) => [Answer, IsRight, Students])).toEqual([
    [undefined, true, 1],
    [undefined, false, 1],
  ])
})

test('while a lesson is paused or over nothing is answered, and its code ends with it', async () => {
  const lesson = await openOne()
  const [seat] = await seatsIn(lesson, 1)
  if (!seat) throw new Error('a seat is missing')
  await steer(lesson, { IsPaused: true })
  expect(await outcomeOf(answer(seat, 0, '1'))).toBe('closed')
  expect(await steer(lesson, { IsPaused: false })).toMatchObject({ IsPaused: false })
  expect(await outcomeOf(answer(seat, 0, 'x'))).toBe('malformed')
  expect(await outcomeOf(answer(seat, 0, '1'))).toBe('taken')
  // Opening another one ends it.
  const other = await openOne()
  expect(await stateNow(lesson)).toMatchObject({ IsEnded: true })
  expect(await outcomeOf(answer(seat, 0, '2'))).toBe('closed')
  expect((await join(lesson.Code)).body).toMatchObject({ Message: 'No lesson has this code now. Check the code on the wall.' })
  await steer(other, { IsEnded: true })
  expect((await join(other.Code)).status).toBe(404)
  expect(await steer(other, { IsPaused: true })).toMatchObject({ IsEnded: true, IsPaused: false })
  // Or half a day.
  const third = await openOne()
  site.setClock(NOON_MS + DAY_MS / 2 + 1)
  expect((await join(third.Code)).status).toBe(404)
})

test('at their own pace all hear whether they are right, try again, and count together', async () => {
  const lesson = await openOne({ pace: 'own' })
  const { right, slipped, slip } = await wrongOnes()
  const [one, two] = await seatsIn(lesson, 2)
  if (!one || !two) throw new Error('seats are missing')
  expect((await answer(one, 0, slipped)).body).toEqual({ Outcome: 'taken', IsRight: false })
  expect((await answer(one, 0, right)).body).toEqual({ Outcome: 'taken', IsRight: true })
  // A right answer stays right.
  expect((await answer(one, 0, slipped)).body).toEqual({ Outcome: 'taken', IsRight: true })
  await answer(one, 1, await site.answerTo(BOARD))
  await answer(two, 1, await site.answerTo(BOARD))
  expect(await stateNow(lesson)).toMatchObject({
    Answered: [0],
    Solved: [1, 2],
    Right: 3,
    Groups: [{ IsRight: false, Slip: slip, Students: 1 }],
  })
})

test('however many join at once, sixty have a seat of their own, and the others read why not', async () => {
  const lesson = await openOne()
  const replies = await Promise.all(Array.from({ length: 90 }, () => join(lesson.Code)))
  const joined = replies.filter(({ status }) => status === 200).map(({ body }) => body.Seat)
  expect(joined.toSorted((one, other) => one - other)).toEqual(Array.from({ length: MOST_SEATS }, (_, seat) => seat))
  const refused = replies.filter(({ status }) => status !== 200)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.Message}`))).toEqual(
    new Set(['403 This lesson is full: 60 devices have joined. Please look on with a classmate.']),
  )
  // A device that has a seat comes back.
  const first = replies.find(({ status }) => status === 200)
  expect((await join(lesson.Code, first?.body.SeatToken)).body.Seat).toBe(first?.body.Seat)
})

async function stepsOf(puzzleId: number, language = ENGLISH): Promise<number> {
  const puzzle = await site.service(Puzzles).stored(puzzleId, language)
  const explanation = puzzle && explain(puzzle.question)
  return explanation?.kind === 'explained' ? explanation.steps.length : 0
}

test('the worked step on the wall is stored, ends at the last one, and begins anew with another puzzle', async () => {
  const lesson = await openOne({ puzzleIds: [SUM, BOARD, ODD] })
  const [ofSum, ofBoard] = [await stepsOf(SUM), await stepsOf(BOARD)]
  expect([ofSum, ofBoard].every((count) => count > 1)).toBe(true)
  expect(await stateNow(lesson)).toMatchObject({ Step: 0, StepCount: 0 })
  // A press that comes after the steps were hidden, or before they are shown, moves nothing.
  expect(await steer(lesson, { Step: 2 })).toMatchObject({ Step: 0, StepCount: 0 })
  expect(await steer(lesson, { Shows: 'steps' })).toMatchObject({ Step: 0, StepCount: ofSum })
  expect(await steer(lesson, { Step: 2 })).toMatchObject({ Step: 2, StepCount: ofSum })
  expect(await stateNow(lesson)).toMatchObject({ Step: 2, StepCount: ofSum })
  expect(await steer(lesson, { IsPaused: true })).toMatchObject({ Step: 2 })
  expect(await steer(lesson, { Shows: 'answers' })).toMatchObject({ Step: 2, StepCount: 0 })
  expect(await steer(lesson, { Shows: 'steps' })).toMatchObject({ Step: 2 })
  expect(await steer(lesson, { Step: 1000 })).toMatchObject({ Step: ofSum })
  expect(await steer(lesson, { Position: 1 })).toMatchObject({ Step: 0, Shows: 'question' })
  expect(await steer(lesson, { Shows: 'steps', Step: 1000 })).toMatchObject({ Step: ofBoard, StepCount: ofBoard })
  // An odd emoji is found by looking.
  expect(await steer(lesson, { Position: 2, Shows: 'steps', Step: 3 })).toMatchObject({ Step: 0, StepCount: 0 })
  for (const Step of [-1, 1.5, 1001]) {
    expect((await site.post(steerLesson.path, { LessonId: lesson.Id, Step }, own.teacher.token)).status).toBe(400)
  }
})

test('presses of two teachers at once leave one step that both are told, and a double press moves once', async () => {
  const lesson = await openOne()
  const co = await coTeacherOf(site, own)
  await steer(lesson, { Shows: 'steps' })
  const press = async (Step: number, { token }: { readonly token: string }) =>
    (await site.post<LessonState>(steerLesson.path, { LessonId: lesson.Id, Step }, token)).status
  expect(await Promise.all([press(1, own.teacher), press(1, own.teacher), press(1, co)])).toEqual([200, 200, 200])
  expect(await stateNow(lesson)).toMatchObject({ Step: 1 })
  expect(await Promise.all([press(2, own.teacher), press(0, co)])).toEqual([200, 200])
  const { Step } = await stateNow(lesson)
  expect([0, 2]).toContain(Step)
  expect(await steer(lesson, {})).toMatchObject({ Step })
})

test('words of a lesson are made in its language when it is opened', async () => {
  const made = () => site.database.queries.selectFrom('word_questions').select('language').where('puzzle_id', '=', WORD).execute()
  expect(await made()).toEqual([])
  const wish = { ClassroomId: own.classroomId, PuzzleIds: [SUM, WORD], Pace: 'together', Goal: 5 }
  expect((await site.post(`/fr${openLesson.path}`, wish, own.teacher.token)).status).toBe(200)
  expect(await made()).toEqual([{ language: 'fr' }])
})

test('a press for a puzzle that has left the wall shows nothing of the next one', async () => {
  const lesson = await openOne()
  await steer(lesson, { Shows: 'steps', Of: 0 })
  expect(await steer(lesson, { Step: 1, Of: 0 })).toMatchObject({ Position: 0, Step: 1 })
  // The wall goes on while presses of the remote are on their way.
  await steer(lesson, { Position: 1 })
  for (const late of [{ Step: 2 }, { Shows: 'answers' }, { Shows: 'steps', Step: 2 }]) {
    const state = await steer(lesson, { ...late, Of: 0 })
    expect(state).toMatchObject({ Position: 1, Shows: 'question', Step: 0, StepCount: 0, Groups: [] })
    expect(state).not.toHaveProperty('Answer')
  }
  // Not even where the next one shows its steps already.
  await steer(lesson, { Shows: 'steps', Step: 1, Of: 1 })
  expect(await steer(lesson, { Step: 2, Of: 0 })).toMatchObject({ Position: 1, Shows: 'steps', Step: 1 })
  expect(await steer(lesson, { Shows: 'question', Of: 0 })).toMatchObject({ Position: 1, Shows: 'steps', Step: 1 })
  // What belongs to no puzzle counts all the same.
  expect(await steer(lesson, { IsPaused: true, Step: 2, Of: 0 })).toMatchObject({ IsPaused: true, Step: 1 })
  // At once, whichever comes first.
  await Promise.all([steer(lesson, { Position: 0 }), steer(lesson, { Step: 2, Of: 1 })])
  expect(await stateNow(lesson)).toMatchObject({ Position: 0, Shows: 'question', Step: 0 })
  expect(await steer(lesson, { Position: 1, Shows: 'steps', Step: 1, Of: 1 })).toMatchObject({ Position: 1, Step: 1 })
  expect((await site.post(steerLesson.path, { LessonId: lesson.Id, Step: 1, Of: -1 }, own.teacher.token)).status).toBe(400)
})

test('lessons of others are not there, and only a teacher opens one', async () => {
  const lesson = await openOne()
  const other = await newTeacher(site)
  const wish = { ClassroomId: own.classroomId, PuzzleIds: [SUM], Pace: 'own', Goal: 5 }
  const [student] = own.students
  const asked = async (token?: string) => [
    (await site.post(openLesson.path, wish, token)).status,
    (await site.post(steerLesson.path, { LessonId: lesson.Id, IsPaused: true }, token)).status,
    (await site.post(steerLesson.path, { LessonId: lesson.Id, Shows: 'steps', Step: 1 }, token)).status,
    (await site.get(`${getLesson.path}?classroomId=${own.classroomId}`, token === undefined ? {} : { authorization: `Bearer ${token}` }))
      .status,
  ]
  expect(await asked(other.token)).toEqual([404, 404, 404, 404])
  expect(await asked(student?.token)).toEqual([403, 403, 403, 403])
  expect(await asked()).toEqual([401, 401, 401, 401])
  expect(await stateNow(lesson)).toMatchObject({ IsPaused: false, Shows: 'question' })
  expect((await site.post(steerLesson.path, { LessonId: 'none', IsPaused: true }, other.token)).status).toBe(404)
  const bearer = { authorization: `Bearer ${own.teacher.token}` }
  const running = await site.get(`${getLesson.path}?classroomId=${own.classroomId}`, bearer)
  expect(JSON.parse(running.body.toString())).toEqual({ Lesson: lesson })
  const unknown = { LessonId: lesson.Id, SeatToken: 'none', Position: 0, Answer: '1' }
  expect((await site.post(answerInLesson.path, unknown)).status).toBe(404)
  expect((await site.get(`${lessonEvents.path}?lessonId=none`)).status).toBe(404)
})

test.each([
  ['no puzzles', { PuzzleIds: [] }],
  ['a puzzle of tomorrow', { PuzzleIds: [puzzleOn(A_DAY + 1, 1, 1)] }],
  ['a made puzzle', { PuzzleIds: [9_000_000_000_001] }],
  ['twenty-five puzzles', { PuzzleIds: Array.from({ length: 25 }, (_, index) => index + 1) }],
  ['another pace', { Pace: 'fast' }],
  ['no goal', { Goal: 0 }],
])('a lesson is not opened with %s', async (_what, wrong) => {
  const wish = { ClassroomId: own.classroomId, PuzzleIds: [SUM], Pace: 'own', Goal: 5, ...wrong }
  expect((await site.post(openLesson.path, wish, own.teacher.token)).status).toBe(400)
})

test('a lesson is deleted a day later, with its seats and answers', async () => {
  const lesson = await openOne()
  const [seat] = await seatsIn(lesson, 1)
  if (seat) await answer(seat, 0, '1')
  site.setClock(NOON_MS + DAY_MS + 1)
  await site.retention.run()
  const { queries } = site.database
  for (const table of ['lessons', 'lesson_seats', 'lesson_answers'] as const) {
    expect(await queries.selectFrom(table).selectAll().execute()).toEqual([])
  }
})

/** Follows a lesson over the network. */
async function follow({ app }: TestSite, { Id }: Lesson, prefix = '') {
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${prefix}${lessonEvents.path}?lessonId=${Id}`)
  if (!reply.body) throw new Error('no stream')
  const reader = reply.body.pipeThrough(new TextDecoderStream()).getReader()
  closing.push(() => reader.cancel().catch(() => undefined))
  let text = ''
  const states: LessonState[] = []
  return {
    reply,
    /** @returns the first state like this; undefined once the stream has ended */
    async until(wanted: Partial<LessonState>): Promise<LessonState | undefined> {
      for (;;) {
        const found = states.find((state) => Object.entries(wanted).every(([key, value]) => state[key as keyof LessonState] === value))
        if (found) return found
        const { value, done } = await reader.read()
        if (done) return undefined
        text += value
        const events = text.split('\n\n')
        text = events.pop() ?? ''
        for (const data of events.flatMap((event) => event.split('\n')).filter((line) => line.startsWith('data: '))) {
          states.push(lessonEvents.message.parse(JSON.parse(data.slice(6))))
        }
      }
    },
  }
}

test('all who follow a lesson are told of a change, whichever process made it', async () => {
  const shared = await openTestDatabase()
  closing.push(() => shared.remove())
  const [first, second] = [await openTestSite({ shared }), await openTestSite({ shared })]
  closing.push(
    () => first.close(),
    () => second.close(),
  )
  for (const { app } of [first, second]) await app.listen({ port: 0, host: '127.0.0.1' })
  const { teacher, classroomId } = await teacherWithClass(first, { names: [] })
  const wish = { ClassroomId: classroomId, PuzzleIds: [SUM], Pace: 'together', Goal: 3 }
  const { body: lesson } = await first.post<Lesson>(openLesson.path, wish, teacher.token)
  const followers = [await follow(first, lesson), await follow(second, lesson)]
  expect(followers.map(({ reply }) => reply.headers.get('content-type'))).toEqual(['text/event-stream', 'text/event-stream'])
  expect(followers[0]?.reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await Promise.all(followers.map((one) => one.until({ Seats: 0 })))).toEqual([expect.anything(), expect.anything()])
  await second.post(joinLesson.path, { Code: lesson.Code })
  await first.post(steerLesson.path, { LessonId: lesson.Id, IsPaused: true }, teacher.token)
  const told = await Promise.all(followers.map((one) => one.until({ Seats: 1, IsPaused: true })))
  expect(told[0]).toEqual(told[1])
  await second.post(steerLesson.path, { LessonId: lesson.Id, Shows: 'steps', Step: 1 }, teacher.token)
  const walked = await Promise.all(followers.map((one) => one.until({ Step: 1 })))
  expect(walked[0]).toMatchObject({ Shows: 'steps', StepCount: await stepsOf(SUM) })
  expect(walked[0]).toEqual(walked[1])
  // A wall that connects again is at once where it was.
  const again = await follow(first, lesson)
  expect(await again.until({})).toEqual(walked[0])
  // Closing the server ends the streams.
  await second.app.close()
  expect(await followers[1]?.until({ Seats: 9 })).toBeUndefined()
})

test('answer and steps of a word are those of each follower’s language', async () => {
  const lesson = await openOne({ puzzleIds: [WORD] })
  const followers = [await follow(site, lesson), await follow(site, lesson, '/es')]
  await Promise.all(followers.map((one) => one.until({ Shows: 'question' })))
  await steer(lesson, { Shows: 'steps' })
  const states = await Promise.all(followers.map((one) => one.until({ Shows: 'steps' })))
  const languages = [ENGLISH, languageNamed('es')]
  const words = await Promise.all(languages.map((language) => site.service(Puzzles).stored(WORD, language)))
  expect(states.map((state) => state?.Answer)).toEqual(words.map((puzzle) => puzzle?.answer))
  expect(new Set(words.map((puzzle) => puzzle?.answer)).size).toBe(2)
  expect(states.map((state) => state?.StepCount)).toEqual([await stepsOf(WORD), await stepsOf(WORD, languageNamed('es'))])
})

test('a lesson has a hundred followers at most', async () => {
  const lesson = await openOne()
  const followers = await Promise.all(Array.from({ length: 100 }, () => follow(site, lesson)))
  const late = await follow(site, lesson)
  expect([new Set(followers.map(({ reply }) => reply.status)), late.reply.status]).toEqual([new Set([200]), 403])
})

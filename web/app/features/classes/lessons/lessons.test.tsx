// @vitest-environment jsdom
import { qrPath } from '@emojigma/artwork/svg/qr-path.ts'
import { getClassrooms } from '@emojigma/contract/classes/classrooms.ts'
import { getAssignment, pickPuzzles } from '@emojigma/contract/classes/assignments.ts'
import {
  answerInLesson,
  getLesson,
  joinLesson,
  openLesson,
  steerLesson,
  type Lesson,
  type LessonSeat,
  type LessonState,
} from '@emojigma/contract/classes/lessons.ts'
import { getPuzzleMini } from '@emojigma/contract/puzzles/puzzles.ts'
import { puzzleToWire } from '@emojigma/contract/wire/puzzle-view.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signInAs } from '../../../platform/testing/test-session.ts'
import { FOX_AND_FROG, puzzleAt, renderAt, serverWith } from '../../../platform/testing/test-site.tsx'
import { Component as LessonPage } from './LessonPage.tsx'
import { Component as LessonWallPage } from './LessonWallPage.tsx'

/** The open event streams of the page. */
const streams: FakeEvents[] = []
class FakeEvents {
  static readonly CLOSED = 2
  readonly url: string
  readyState = 1
  readonly listeners = new Map<string, (event: { readonly data: string }) => void>()
  constructor(url: string) {
    this.url = url
    streams.push(this)
  }
  addEventListener(kind: string, listener: (event: { readonly data: string }) => void): void {
    this.listeners.set(kind, listener)
  }
  happen(kind: 'message' | 'error', data = ''): void {
    this.listeners.get(kind)?.({ data })
  }
  close(): void {
    this.readyState = FakeEvents.CLOSED
    streams.splice(streams.indexOf(this), 1)
  }
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  streams.splice(0)
  vi.stubGlobal('EventSource', FakeEvents)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const CODE = 'KMTRHX'
const LESSON: Lesson = {
  Id: 'l1',
  ClassroomId: 'class-1',
  Code: CODE,
  Url: 'http://localhost:3000/lesson',
  Pace: 'together',
  PuzzleIds: [100_001, 100_002],
}
const STATE: LessonState = {
  Position: 0,
  IsPaused: false,
  Shows: 'question',
  Step: 0,
  StepCount: 0,
  IsEnded: false,
  Seats: 3,
  Answered: [],
  Solved: [0, 0],
  Right: 0,
  Goal: 4,
  Groups: [],
}
const SEAT: LessonSeat = {
  LessonId: 'l1',
  SeatToken: 'key',
  Seat: 2,
  Name: 'sloth',
  Pace: 'together',
  PuzzleIds: LESSON.PuzzleIds,
  Answers: [],
}

const tell = (state: Partial<LessonState>) =>
  act(async () => streams.forEach((stream) => stream.happen('message', JSON.stringify({ ...STATE, ...state }))))
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

async function puzzles() {
  const puzzle = await puzzleAt(0, '40', { question: FOX_AND_FROG, emoji: ['fox', 'frog'], emojiNames: ['fox', 'frog'] })
  return { [getPuzzleMini.path]: ({ body }: { readonly body: object }) => puzzleToWire({ ...puzzle, ...idIn(body) }, 'short') }
}
function idIn(body: object): { readonly id: number } {
  return { id: Number(Object.values(body).find((value) => typeof value === 'number')) }
}

test('a device joins by the code, answers, may change the answer, and is sent to the wall', async () => {
  const answers: unknown[] = []
  const calls = serverWith({
    ...(await puzzles()),
    [joinLesson.path]: () => SEAT,
    [answerInLesson.path]: ({ body }) => {
      answers.push(body['Answer'])
      return { Outcome: 'taken' }
    },
  })
  renderAt('/lesson', <LessonPage />)
  await userEvent.type(await screen.findByLabelText('Code of the lesson'), 'kmt')
  await press('Join')
  expect(await screen.findByText(/six letters/)).toBeDefined()
  await userEvent.type(screen.getByLabelText('Code of the lesson'), '-rhx')
  await press('Join')
  expect(await screen.findByRole('heading', { name: 'You are: sloth' })).toBeDefined()
  await tell({})
  expect(await screen.findByText('Puzzle 1 of 2')).toBeDefined()
  const field = await screen.findByRole('textbox')
  await userEvent.type(field, '39{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sent: 39' })).toBeDefined()
  await press('Change my answer')
  await userEvent.type(await screen.findByRole('textbox'), '40{Enter}')
  expect(await screen.findByRole('heading', { name: 'Sent: 40' })).toBeDefined()
  expect(answers).toEqual(['39', '40'])
  await tell({ IsPaused: true })
  expect(screen.getByRole('heading', { name: 'Pause' })).toBeDefined()
  await tell({ Shows: 'answers', Answer: '40' })
  expect(screen.getByRole('heading', { name: 'Right!' })).toBeDefined()
  await tell({ Position: 1 })
  expect(await screen.findByText('Puzzle 2 of 2')).toBeDefined()
  await tell({ IsEnded: true, Right: 4 })
  expect(await screen.findByText('Your class reached its goal: 4 right answers!')).toBeDefined()
  expect(calls.filter(({ path }) => path === joinLesson.path).map(({ body }) => body)).toEqual([{ Code: CODE }])
})

test('a reload brings the seat back, and a broken connection is opened again', async () => {
  sessionStorage.setItem('emojigma.lesson.seat', 'key')
  const calls = serverWith({ ...(await puzzles()), [joinLesson.path]: () => ({ ...SEAT, Answers: [{ Position: 0, Answer: '39' }] }) })
  renderAt(`/lesson?code=${CODE}`, <LessonPage />)
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({})
  expect(await screen.findByRole('heading', { name: 'Sent: 39' })).toBeDefined()
  expect(calls.find(({ path }) => path === joinLesson.path)?.body).toEqual({ Code: CODE, SeatToken: 'key' })
  await act(async () => streams[0]?.happen('error'))
  expect(screen.getByText('Connecting again…')).toBeDefined()
  await tell({})
  expect(screen.queryByText('Connecting again…')).toBeNull()
  expect(streams[0]?.url).toBe('/api/lesson/events?lessonId=l1')
})

test('a code that has ended, and a full lesson, say so', async () => {
  const message = 'This lesson is full: 60 devices have joined. Please look on with a classmate.'
  serverWith({ [joinLesson.path]: () => Response.json({ Message: message }, { status: 403 }) })
  renderAt(`/lesson?code=${CODE}`, <LessonPage />)
  expect(await screen.findByText(message)).toBeDefined()
})

test('at their own pace a device hears whether it is right, and goes on', async () => {
  serverWith({
    ...(await puzzles()),
    [joinLesson.path]: () => ({ ...SEAT, Pace: 'own' }),
    [answerInLesson.path]: ({ body }) => ({ Outcome: 'taken', IsRight: body['Answer'] === '40' }),
  })
  renderAt(`/lesson?code=${CODE}`, <LessonPage />)
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({})
  await userEvent.type(await screen.findByRole('textbox'), '39{Enter}')
  expect(screen.queryByRole('heading', { name: 'Right!' })).toBeNull()
  // Until the verdict has been shown.
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox')).toMatchObject({ readOnly: false, disabled: false }))
  await userEvent.clear(screen.getByRole('textbox'))
  await userEvent.type(screen.getByRole('textbox'), '40{Enter}')
  expect(await screen.findByRole('heading', { name: 'Right!' })).toBeDefined()
  await press('Next')
  expect(await screen.findByText('Puzzle 2 of 2')).toBeDefined()
})

function wall(more: Parameters<typeof serverWith>[0] = {}, path = '/lesson/wall/class-1') {
  signInAs({ plan: 'teacher' })
  const calls = serverWith({ [getLesson.path]: () => ({ Lesson: LESSON }), [steerLesson.path]: () => STATE, ...more })
  renderAt(path, [{ path: '/lesson/wall/:classroomId', element: <LessonWallPage /> }])
  return calls
}

test('the wall shows the code, how many have answered, and the answers by slip without names', async () => {
  const calls = wall(await puzzles())
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({ Answered: [0, 2] })
  expect(screen.getAllByText('KMT RHX').length).toBeGreaterThan(0)
  expect(screen.getByRole('img', { name: 'QR code to join this lesson' })).toBeDefined()
  expect(screen.getByRole('heading', { name: '2 of 3 answered' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'What we found' })).toBeNull()
  await press('Show answers')
  await press('Pause')
  expect(calls.filter(({ path }) => path === steerLesson.path).map(({ body }) => body)).toEqual([
    { LessonId: 'l1', Shows: 'answers', Of: 0 },
    { LessonId: 'l1', IsPaused: true },
  ])
  await tell({
    Shows: 'answers',
    Answer: '40',
    Right: 1,
    Groups: [
      { Answer: '40', IsRight: true, Students: 1 },
      { Answer: '13', IsRight: false, Slip: 'times-as-plus', Students: 1 },
      { IsRight: false, Students: 1 },
    ],
  })
  expect(screen.queryByRole('img', { name: 'QR code to join this lesson' }), 'the answers take its place').toBeNull()
  await press('QR code')
  expect(screen.getByRole('img', { name: 'QR code to join this lesson' })).toBeDefined()
  const found = within(screen.getByRole('region', { name: 'What we found' }))
  expect(found.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '40Right1 of 3',
    '13Added at a times sign1 of 3',
    '…Other answers1 of 3',
  ])
  expect(screen.getByText('1 of 4')).toBeDefined()
})

test('a tablet is a remote: the controls before the puzzle, and the lesson ends after a question', async () => {
  const calls = wall(await puzzles(), '/lesson/wall/class-1?remote')
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({ Position: 1, Shows: 'answers', Answer: '40' })
  const picture = await screen.findByRole('img')
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next puzzle' })
  expect(next.disabled).toBe(true)
  expect(next.compareDocumentPosition(picture) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(screen.getByText('The wall shows the answers.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Phone as remote' })).toBeNull()
  await press('Hide answers')
  await press('Previous puzzle')
  await press('End the lesson')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End the lesson' }))
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === steerLesson.path).map(({ body }) => body)).toEqual([
      { LessonId: 'l1', Shows: 'question', Of: 1 },
      { LessonId: 'l1', Position: 0 },
      { LessonId: 'l1', IsEnded: true },
    ]),
  )
})

const steered = (calls: ReturnType<typeof serverWith>) => calls.filter(({ path }) => path === steerLesson.path).map(({ body }) => body)

test('the remote walks through the steps by their number, so that presses before the wall has moved count once', async () => {
  const calls = wall(await puzzles(), '/lesson/wall/class-1?remote')
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({ Shows: 'steps', Answer: '40', Step: 0, StepCount: 3 })
  const step = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(screen.getByText('The wall shows the steps.')).toBeDefined()
  expect([step('Previous step').disabled, step('Next step').disabled]).toEqual([true, false])
  await press('Next step')
  await press('Next step')
  await tell({ Shows: 'steps', Answer: '40', Step: 2, StepCount: 3 })
  expect(screen.getByText('The wall shows step 2 of 3.')).toBeDefined()
  await userEvent.dblClick(step('Previous step'))
  await tell({ Shows: 'steps', Answer: '40', Step: 3, StepCount: 3 })
  expect([step('Previous step').disabled, step('Next step').disabled]).toEqual([false, true])
  expect(steered(calls)).toEqual([1, 1, 1].map((Step) => ({ LessonId: 'l1', Step, Of: 0 })))
  // An odd emoji has no steps.
  await tell({ Shows: 'steps', Answer: '40' })
  expect(screen.queryByRole('button', { name: 'Next step' })).toBeNull()
})

test('the wall shows the step of the lesson, from the first event on, and moves with the remote', async () => {
  const calls = wall(await puzzles())
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({ Shows: 'steps', Answer: '40', Step: 1, StepCount: 5 })
  const steps = within(await screen.findByRole('region', { name: 'Step by step' }))
  expect(steps.getByText('Step 1 of 5')).toBeDefined()
  await userEvent.click(steps.getByRole('button', { name: 'Next' }))
  expect(steps.getByText('Step 1 of 5'), 'until the lesson says so').toBeDefined()
  await tell({ Shows: 'steps', Answer: '40', Step: 2, StepCount: 5 })
  expect(steps.getByText('Step 2 of 5')).toBeDefined()
  await userEvent.click(steps.getByRole('button', { name: 'Show all steps' }))
  await tell({ Shows: 'steps', Answer: '40', Step: 5, StepCount: 5 })
  expect(steps.getAllByRole('listitem')).toHaveLength(5)
  // A press on the remote leads back to a single step.
  await tell({ Shows: 'steps', Answer: '40', Step: 1, StepCount: 5 })
  expect(steps.getByText('Step 1 of 5')).toBeDefined()
  await tell({ Shows: 'steps', Answer: '40', Step: 0, StepCount: 5 })
  expect(steps.getByText('How to get there in 5 steps')).toBeDefined()
  expect(steered(calls)).toEqual([2, 5].map((Step) => ({ LessonId: 'l1', Step, Of: 0 })))
})

test('a phone becomes the remote by a code that carries the address alone', async () => {
  wall(await puzzles())
  await waitFor(() => expect(streams).toHaveLength(1))
  await tell({})
  await press('Phone as remote')
  const dialog = within(await screen.findByRole('dialog'))
  const code = dialog.getByRole('img', { name: 'QR code of the remote' })
  const { path } = qrPath('http://localhost:3000/lesson/wall/class-1?remote')
  expect(code.lastElementChild?.getAttribute('d')).toBe(path)
  expect(dialog.getByRole('link', { name: 'Use this device as a remote' }).getAttribute('href')).toBe('/lesson/wall/class-1?remote')
})

test('a lesson is opened with picked puzzles, and a goal of two thirds of all answers', async () => {
  const opened: unknown[] = []
  const picked = [100_001, 100_002, 100_003].map((PuzzleId) => ({ PuzzleId, PuzzleTypeId: 1, LevelId: 1 }) as const)
  const classroom = { Id: 'class-1', Name: '3b', StudentCount: 20, IsArchived: false, BoardShows: 'ranks' } as const
  wall({
    [getLesson.path]: () => ({}),
    [getClassrooms.path]: () => ({ Classrooms: [classroom], Removed: [], SeatsUsed: 20, SeatLimit: 300 }),
    [pickPuzzles.path]: () => ({ Puzzles: picked }),
    [openLesson.path]: ({ body }) => {
      opened.push(body)
      return LESSON
    },
  })
  await press('Open the lesson')
  expect(await screen.findByText('Please pick a puzzle first.')).toBeDefined()
  await press('Pick these')
  await screen.findByText('3 picked:')
  await userEvent.selectOptions(screen.getByLabelText('How to play'), 'Everyone at their own pace')
  await press('Open the lesson')
  await waitFor(() => expect(opened).toEqual([{ ClassroomId: 'class-1', PuzzleIds: [100_001, 100_002, 100_003], Pace: 'own', Goal: 40 }]))
})

test('a lesson that begins at an assignment has its puzzles', async () => {
  const opened: unknown[] = []
  const Puzzles = [100_001, 100_002].map((PuzzleId) => ({ PuzzleId, PuzzleTypeId: 1, LevelId: 1 }) as const)
  const progress = { IsLate: false, IsEnded: false, StudentCount: 2, FinishedCount: 0, DoneCount: 0 }
  const Assignment = { Id: 'a 1', ClassroomId: 'class-1', Title: 'Sums', DueDay: '2026-11-27', ...progress, Puzzles }
  wall(
    {
      [getLesson.path]: () => ({}),
      [getAssignment.path]: () => ({ Assignment, Students: [], Puzzles: [], Skills: [], Slips: [] }),
      [pickPuzzles.path]: () => ({ Puzzles: [...Puzzles.slice(1), { PuzzleId: 100_003, PuzzleTypeId: 1, LevelId: 1 }] }),
      [openLesson.path]: ({ body }) => {
        opened.push(body)
        return LESSON
      },
    },
    '/lesson/wall/class-1?assignment=a%201',
  )
  await screen.findByText('2 picked:')
  await press('Pick these')
  await screen.findByText('3 picked:')
  await press('Open the lesson')
  await waitFor(() => expect(opened).toMatchObject([{ PuzzleIds: [100_001, 100_002, 100_003] }]))
})

test('whoever teaches no such class reads so', async () => {
  wall({ [getLesson.path]: () => Response.json({ Message: 'No.' }, { status: 404 }) })
  expect(await screen.findByText('A live lesson belongs to one of your classes.')).toBeDefined()
})

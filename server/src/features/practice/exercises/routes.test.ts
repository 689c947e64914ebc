import {
  getEnough,
  getMistakeLike,
  getMistakes,
  type DailyEnough,
  type DailyMistakes,
  type WireMistake,
} from '@emojigma/contract/practice/exercises.ts'
import { dayStartMs, puzzleIdOf } from '@emojigma/engine/day.ts'
import { judge, judgeSpare } from '@emojigma/engine/enough/judge.ts'
import { certifyMistake, certifyMistakes } from '@emojigma/engine/mistakes/certify.ts'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ENGLISH } from '../../../platform/languages.ts'
import { A_DAY, openTestSite, type TestSite } from '../../../platform/testing/test-site.ts'
import { ThreadPool } from '../../../platform/threads/pool.ts'
import { Exercises } from './service.ts'

let site: TestSite
// One for all, as nothing is stored, and its thread takes a second to begin.
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())
afterEach(() => site.goTo(A_DAY))

async function got<T>(path: string): Promise<T> {
  const { status, body } = await site.get(path)
  expect(status).toBe(200)
  return JSON.parse(body.toString()) as T
}

const mistakes = () => got<DailyMistakes>(getMistakes.path)
const enough = () => got<DailyEnough>(getEnough.path)
const like = (puzzleId: number) => got<{ Exercise: WireMistake | null }>(`${getMistakeLike.path}?puzzleId=${puzzleId}`)

test('the mistakes of the day are those of Junior and of Next Level, each with a name for every emoji, and all can be found', async () => {
  const { Day: day, Junior: junior, Next: next } = await mistakes()
  expect([day, junior.length, next.length]).toEqual([A_DAY, 5, 7])
  for (const { Names: names, Worked: worked } of [...junior, ...next]) {
    expect(names.length).toBe(worked.question.emoji.length)
    expect(certifyMistakes(worked)).toMatchObject({ kind: 'certified' })
  }
})

test('nothing that is sent says which step is wrong, how many ways there are, or which line can go', async () => {
  const sent = JSON.stringify([await mistakes(), await enough()])
  const keys = new Set([...sent.matchAll(/"(\w+)":/g)].map(([, key]) => key))
  const expected = [
    'Day',
    'Junior',
    'Next',
    'Id',
    'LevelId',
    'Names',
    'Worked',
    'Question',
    'question',
    'steps',
    'kind',
    'typeId',
    'emoji',
    'equations',
  ]
  const ofSteps = ['left', 'right', 'operands', 'operators', 'symbol', 'copies', 'value', 'asDots', 'ask', 'line', 'put', 'count', 'total']
  const ofBoards = ['board', 'unit', 'index', 'digit', 'cell', 'grid', 'cells', 'rowTotals', 'columnTotals', 'range', 'low', 'high']
  expect([...keys].filter((key) => ![...expected, ...ofSteps, ...ofBoards].includes(key ?? ''))).toEqual([])
})

test('the questions of the day have each of the three answers', async () => {
  const { Junior: junior, Next: next } = await enough()
  const answers = [junior, next].map(
    (exercises) => new Set(exercises.flatMap(({ Question }) => (Question.kind === 'spare' ? [] : [judge(Question).answer]))),
  )
  expect(answers.map((of) => [...of].toSorted())).toEqual([
    ['many', 'none', 'one'],
    ['many', 'none', 'one'],
  ])
})

test('each band has lines to spare, of which exactly one can go', async () => {
  const { Junior: junior, Next: next } = await enough()
  const spares = [junior, next].map((exercises) =>
    exercises.flatMap(({ Question, Names: names }) =>
      Question.kind === 'spare'
        ? [[names.length === Question.emoji.length, judgeSpare(Question).filter(({ isSpare }) => isSpare).length]]
        : [],
    ),
  )
  expect(spares).toEqual([
    [[true, 1]],
    [
      [true, 1],
      [true, 1],
    ],
  ])
})

test('they are the same all day and for everybody, and others on the next day', async () => {
  const first = [await mistakes(), await enough()]
  const second = await openTestSite()
  expect([JSON.parse((await second.get(getMistakes.path)).body.toString()), await enough()]).toEqual(first)
  await second.close()
  site.goTo(A_DAY + 1)
  const later = [await mistakes(), await enough()]
  expect(later.map(({ Day: day }) => day)).toEqual([A_DAY + 1, A_DAY + 1])
  expect(later).not.toEqual(first)
})

test('who ask for the same at once wait for one making of it, in a thread: what it cannot make is asked for again', async () => {
  const asked: string[] = []
  const threads = new ThreadPool(site.app.log)
  const line: ThreadPool['line'] = (...given) => {
    const opened = threads.line(...given)
    const run: typeof opened.run = (name, ...input) => {
      asked.push(name)
      return asked.length === 1 ? Promise.reject(new Error('the thread ended')) : opened.run(name, ...input)
    }
    return { run } as typeof opened
  }
  const exercises = new Exercises({ nowMs: () => dayStartMs(A_DAY) }, { line })
  const twice = () => Promise.allSettled([exercises.mistakes(ENGLISH), exercises.mistakes(ENGLISH)])
  expect((await twice()).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect((await twice()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(await exercises.mistakes(ENGLISH)).toEqual(await mistakes())
  expect(asked).toEqual(Array.from({ length: 4 }, () => 'mistakesOn'))
  await threads.close()
})

test('one like a puzzle is asked for by its number, whoever asks, and is never the puzzle itself', async () => {
  const puzzleId = puzzleIdOf(A_DAY, 6)
  const { Exercise: exercise } = await like(puzzleId)
  expect(exercise && certifyMistake(exercise.Worked)).toMatchObject({ kind: 'certified' })
  expect(await like(puzzleId)).toEqual({ Exercise: exercise })
  const stored = await site.database.queries.selectFrom('puzzles').selectAll().where('id', '=', puzzleId).executeTakeFirstOrThrow()
  expect(JSON.stringify(stored)).not.toContain(JSON.stringify(exercise?.Worked.question).slice(1, -1))
})

test('there is none for looking, none of a day to come, and no number that no puzzle has', async () => {
  expect(await like(puzzleIdOf(A_DAY, 35))).toEqual({ Exercise: null })
  expect(await like(puzzleIdOf(A_DAY + 1, 6))).toEqual({ Exercise: null })
  for (const wrong of ['0', '-3', 'x', '1.5']) expect((await site.get(`${getMistakeLike.path}?puzzleId=${wrong}`)).status).toBe(400)
})

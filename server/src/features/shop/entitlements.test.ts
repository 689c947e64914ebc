import { getBookUrl } from '@emojigma/contract/shop/books.ts'
import { downloadPath } from '@emojigma/contract/puzzles/pictures.ts'
import { setPuzzleRevealed, uploadPuzzleGuess, uploadPuzzleGuesses, uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import {
  getNewPuzzlesMini,
  getPopularPuzzlesMini,
  getPuzzle,
  getPuzzleMini,
  getRandomPuzzle,
  getTodaysPuzzlesMini,
  getTryOnePuzzle,
  readTodaysPuzzles,
} from '@emojigma/contract/puzzles/puzzles.ts'
import { DAY_MS, dayOfPuzzle } from '@emojigma/engine/day.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeOrder, Orders } from './orders/service.ts'
import { teacherWithClass } from '../../platform/testing/test-class.ts'
import { A_DAY, NOON_MS, openTestSite, puzzleOn, wrongGuess, type TestReply, type TestSite } from '../../platform/testing/test-site.ts'

const TODAYS = { guessed: puzzleOn(A_DAY, 1, 1), revealed: puzzleOn(A_DAY, 1, 2), looked: puzzleOn(A_DAY, 1, 3) }
const OLD = { guessed: puzzleOn(A_DAY - 1, 1, 1), revealed: puzzleOn(A_DAY - 1, 1, 2), looked: puzzleOn(A_DAY - 1, 1, 3) }

const CALLERS = ['guest', 'free', 'spent', 'individual', 'teacher', 'student', 'expired', 'revoked'] as const
type CallerName = (typeof CALLERS)[number]

/** The callers: someone signed in, or a guest with a device. */
interface Caller {
  readonly token: string | undefined
  readonly device: { readonly DeviceId?: string }
}

let site: TestSite
let callers: Readonly<Record<CallerName, Caller>>
beforeAll(async () => {
  site = await openTestSite({ days: [A_DAY - 1, A_DAY] })
  const everyone = {} as Record<CallerName, Caller>
  for (const name of CALLERS) everyone[name] = await callerOf(name)
  callers = everyone
})
afterAll(() => site.close())

async function callerOf(name: CallerName): Promise<Caller> {
  if (name === 'guest') return { token: undefined, device: { DeviceId: randomUUID() } }
  if (name === 'student') return { token: (await teacherWithClass(site)).students[0]?.token, device: {} }
  const { accountId, token, email, password } = await site.register()
  switch (name) {
    case 'free':
      break
    case 'spent':
      for (const levelId of [1, 2, 3] as const) {
        const id = puzzleOn(A_DAY, 3, levelId)
        await site.post(uploadPuzzleGuessMini.path, { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }, token)
      }
      break
    case 'individual':
    case 'teacher':
      await site.grant(accountId, name)
      break
    case 'expired': {
      site.setClock(NOON_MS - DAY_MS)
      await site.grant(accountId, 'individual', 1)
      site.setClock(NOON_MS)
      const { body } = await site.token({ grant_type: 'password', username: email, password })
      return { token: body.access_token, device: {} }
    }
    case 'revoked': {
      await site.grant(accountId, 'teacher')
      const [order] = await site.service(Orders).of(accountId)
      await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
    }
  }
  return { token, device: {} }
}

function post<T = Record<string, unknown>>({ token, device }: Caller, path: string, body: object = {}): Promise<TestReply<T>> {
  return site.post<T>(path, { ...body, ...device }, token)
}

async function get<T>({ token }: Caller, path: string): Promise<TestReply<T>> {
  const reply = await site.get(path, token === undefined ? {} : { authorization: `Bearer ${token}` })
  return { ...reply, body: reply.body as T }
}

/** A status, with the action that a plan would open if there is one. */
function outcome({ status, body }: TestReply<unknown>): string {
  const said = body instanceof Uint8Array && status >= 400 ? (JSON.parse(Buffer.from(body).toString()) as unknown) : body
  const { Action } = (said ?? {}) as { readonly Action?: string }
  return Action === undefined ? String(status) : `${status} ${Action}`
}

const guess = async (caller: Caller, path: string, id: number) =>
  outcome(await post(caller, path, { PuzzleId: id, PuzzleGuess: wrongGuess(1, await site.answerTo(id)) }))

const late = async (caller: Caller, id: number) => {
  const PuzzleGuesses = [{ PuzzleId: id, PuzzleGuess: wrongGuess(1, await site.answerTo(id)) }]
  const { status, body } = await post<{ Status: number; Action?: string }[]>(caller, uploadPuzzleGuesses.path, { PuzzleGuesses })
  return status === 200 ? outcome({ status: body[0]?.Status ?? 0, headers: {}, body: body[0] }) : String(status)
}

/** Whether a puzzle came with its answer. */
const sight = (puzzle: object | null | undefined) =>
  puzzle === undefined || puzzle === null
    ? 'nothing'
    : ['a', 'Answer', 'ai', 'AnswerImageUrl'].some((key) => key in puzzle)
      ? 'answer'
      : 'hidden'

const seen = async (caller: Caller, path: string, id: number) => sight((await post(caller, path, { PuzzleId: id })).body)

const listed = async (caller: Caller, path: string, id: number) => {
  const { body } = await post<{ i: number }[]>(caller, path, path.includes('Todays') ? {} : { levelId: 3, puzzleTypeId: 1 })
  return sight(body.find(({ i }) => i === id))
}

/** Which day a chosen puzzle is of. */
const chosen = async (caller: Caller, path: string) => {
  const { body } = await post<{ PuzzleId: number } | null>(caller, path)
  return body === null ? 'nothing' : dayOfPuzzle(body.PuzzleId) === A_DAY ? 'today' : 'any day'
}

const PAGE = ['200', '200', '200', '200', '200', '200', '200', '200'] as const
const PLAY_TODAY = ['200', '200', '403 PLAY PUZZLE', '200', '200', '200', '200', '200'] as const
const NO = '403 PLAY PUZZLE'
const PLAY_OLD = [NO, NO, NO, '200', '200', '200', NO, NO] as const
const NOT_SHOWN = '403 ANSWER'
/** Plans do not matter: only solving or revealing shows the answer. */
const SEE = PAGE.map(() => 'hidden')
const DOWN = '403 DOWNLOAD'
const FILE = ['401', DOWN, DOWN, '200', '200', '200', DOWN, DOWN] as const

/** The reply of each call to each caller, in the order of CALLERS. */
const TABLE: readonly (readonly [call: string, (caller: Caller) => Promise<string>, outcomes: readonly string[]])[] = [
  ["a guess at today's puzzle", (caller) => guess(caller, uploadPuzzleGuessMini.path, TODAYS.guessed), PLAY_TODAY],
  ['the same under long names', (caller) => guess(caller, uploadPuzzleGuess.path, TODAYS.guessed), PLAY_TODAY],
  ["a guess at an older day's puzzle", (caller) => guess(caller, uploadPuzzleGuessMini.path, OLD.guessed), PLAY_OLD],
  ['the same made offline', (caller) => late(caller, OLD.guessed), PLAY_OLD],
  [
    "the answer of today's puzzle, asked for",
    async (caller) => outcome(await post(caller, setPuzzleRevealed.path, { PuzzleId: TODAYS.revealed })),
    ['401', '200', NOT_SHOWN, '200', '200', '403', '200', '200'],
  ],
  [
    "the answer of an older day's puzzle, asked for",
    async (caller) => outcome(await post(caller, setPuzzleRevealed.path, { PuzzleId: OLD.revealed })),
    ['401', NOT_SHOWN, NOT_SHOWN, '200', '200', '403', NOT_SHOWN, NOT_SHOWN],
  ],
  ["today's puzzle", (caller) => seen(caller, getPuzzleMini.path, TODAYS.looked), SEE],
  ["an older day's puzzle", (caller) => seen(caller, getPuzzle.path, OLD.looked), SEE],
  ["today's list", (caller) => listed(caller, getTodaysPuzzlesMini.path, TODAYS.looked), SEE],
  ['the new list', (caller) => listed(caller, getNewPuzzlesMini.path, OLD.looked), SEE],
  ['the popular list', (caller) => listed(caller, getPopularPuzzlesMini.path, OLD.looked), SEE],
  [
    "today's list as a GET",
    async (caller) => {
      const { body } = await get<Buffer>(caller, readTodaysPuzzles.path)
      return sight((JSON.parse(body.toString()) as { PuzzleId: number }[]).find(({ PuzzleId }) => PuzzleId === TODAYS.looked))
    },
    SEE,
  ],
  [
    'a puzzle to try',
    (caller) => chosen(caller, getTryOnePuzzle.path),
    ['today', 'today', 'nothing', 'today', 'today', 'today', 'today', 'today'],
  ],
  [
    'a random puzzle',
    async (caller) => {
      const days = new Set<string>()
      for (let times = 0; times < 30; times += 1) days.add(await chosen(caller, getRandomPuzzle.path))
      return [...days].toSorted().join(', ')
    },
    ['today', 'today', 'today', 'any day, today', 'any day, today', 'any day, today', 'today', 'today'],
  ],
  ['a question as PNG', async (caller) => outcome(await get(caller, `${downloadPath(OLD.looked, 'png')}?size=400`)), FILE],
  ['a question as SVG', async (caller) => outcome(await get(caller, downloadPath(TODAYS.looked, 'svg'))), FILE],
  [
    'where a book is that they have not bought',
    async (caller) => outcome(await get(caller, `${getBookUrl.path}?bookId=junior-book`)),
    ['401', '403', '403', '403', '403', '403', '403', '403'],
  ],
  ['an answer’s picture by an address without signature', (caller) => answerPicture(caller), PAGE.map(() => '403')],
]

async function answerPicture({ token }: Caller): Promise<string> {
  const path = `/emojigma/answers/Puzzle_${TODAYS.looked}_Hard.svg`
  return String((await site.get(path, token === undefined ? {} : { authorization: `Bearer ${token}` })).status)
}

const ROWS = TABLE.flatMap(([call, ask, outcomes]) => CALLERS.map((caller, index) => [call, caller, outcomes[index] ?? '', ask] as const))

test.each(ROWS)('%s, by %s: %s', async (_call, caller, expected, ask) => {
  expect(await ask(callers[caller])).toBe(expected)
})

test('what is paid opens at once, and what ends closes to the millisecond, for who is signed in all the while', async () => {
  const { accountId, token } = await site.register()
  const caller: Caller = { token, device: {} }
  const ask = async () => [
    await guess(caller, uploadPuzzleGuessMini.path, puzzleOn(A_DAY - 1, 1, 4)),
    await seen(caller, getPuzzleMini.path, puzzleOn(A_DAY - 1, 1, 5)),
    outcome(await get(caller, downloadPath(OLD.looked, 'svg'))),
  ]
  expect(await ask()).toEqual([NO, 'hidden', DOWN])
  site.setClock(NOON_MS - DAY_MS + 60_000)
  await site.grant(accountId, 'individual', 1)
  site.setClock(NOON_MS)
  expect(await ask()).toEqual(['200', 'hidden', '200'])
  site.setClock(NOON_MS + 60_000 - 1)
  expect(await ask()).toEqual(['200', 'hidden', '200'])
  site.setClock(NOON_MS + 60_000)
  // A begun puzzle stays open.
  expect(await ask()).toEqual(['200', 'hidden', DOWN])
  expect(await guess(caller, uploadPuzzleGuessMini.path, OLD.guessed)).toBe(NO)
  site.setClock(NOON_MS)
})

test('an answer that a plan had revealed stays revealed when the plan has ended, and never scores', async () => {
  const { accountId, token } = await site.register()
  const caller: Caller = { token, device: {} }
  await site.grant(accountId, 'individual')
  const id = puzzleOn(A_DAY - 1, 2, 5)
  await post(caller, setPuzzleRevealed.path, { PuzzleId: id })
  const right = { PuzzleId: id, PuzzleGuess: await site.answerTo(id) }
  expect(outcome(await post(caller, uploadPuzzleGuessMini.path, right))).toBe('409')
  const [order] = await site.service(Orders).of(accountId)
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  expect(await seen(caller, getPuzzleMini.path, id)).toBe('answer')
  expect(outcome(await post(caller, uploadPuzzleGuessMini.path, right))).toBe('409')
})

test('a book opens with its own order alone, also when there is a plan, and closes with it', async () => {
  const { accountId, token } = await site.register()
  const ask = async (bookId: string) => outcome(await get({ token, device: {} }, `${getBookUrl.path}?bookId=${bookId}`))
  await site.grant(accountId, 'junior-book')
  await site.grant(accountId, 'individual')
  expect([await ask('junior-book'), await ask('easy-medium-book')]).toEqual(['200', '403'])
  const order = (await site.service(Orders).of(accountId)).find(({ productId }) => productId === 'junior-book')
  await changeOrder(site.database.queries, order?.id ?? 0, { isActive: false })
  expect(await ask('junior-book')).toBe('403')
})

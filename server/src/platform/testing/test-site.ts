import { register } from '@emojigma/contract/accounts/accounts.ts'
import type { ListPublicPages, RenderPage } from '@emojigma/contract/site/pages.ts'
import { isSoldPlan, type ProductId } from '@emojigma/contract/rules/products.ts'
import { requestToken, type TokenFailure, type TokenReply } from '@emojigma/contract/sign-in/sign-in.ts'
import { DAY_MS, dayStartMs, puzzleIdOf, SLOTS, type Day } from '@emojigma/engine/day.ts'
import type { LevelId } from '@emojigma/engine/levels.ts'
import { answerFormOf, type PuzzleTypeId } from '@emojigma/engine/types.ts'
import type { FastifyServerOptions } from 'fastify'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { buildApp, type Site } from '../../app.ts'
import { MemoryBus } from '../bus/open-bus.ts'
import { readConfig, type Config } from '../../config.ts'
import type { Database } from '../database/connection.ts'
import { insertOrder } from '../../features/shop/orders/service.ts'
import { Outbox } from '../../features/site/outbox/service.ts'
import { draftOf, draftsOfDay, type Draft, type DraftSource, draftWord } from '../../features/puzzles/draft.ts'
import type { PasswordStrength } from '../secrets/password-strength.ts'
import { Publisher } from '../../features/puzzles/service.ts'
import { makeFitForBoards } from '../../features/boards/board.test-support.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { lettersIn, type Letter } from './test-letters.ts'

/** 2026-11-21: no season, and late enough for an archive before it. */
export const A_DAY: Day = 2516
/** Of that day, when a test begins unless it says otherwise. */
export const NOON_MS = noonOf(A_DAY)

/** Hundreds of passwords are hashed; how strongly is tested apart. */
const WEAK: PasswordStrength = { memoryKib: 64, passes: 1 }

/** Nicknames given so far, so that each is another one. */
let nicknames = 0

const drafted = new Map<Day, readonly Draft[]>()

/** Generates in this thread, each day once a test file. */
export const draftsHere: DraftSource = {
  async draftDay(day) {
    const drafts = drafted.get(day) ?? draftsOfDay(day)
    drafted.set(day, drafts)
    return drafts
  },
  draftSlot: async (day, slot, attempt) => draftOf(day, slot, attempt),
  draftWords: async (asked) => asked.map(draftWord),
}

export interface Answered<T> {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: T
}

/** Someone with an account, signed in. */
export interface Registered {
  readonly accountId: string
  readonly email: string
  readonly nickname: string
  readonly password: string
  readonly token: string
  readonly refreshToken: string
}

export interface TestSite extends Site {
  readonly database: Database
  readonly publisher: Publisher
  readonly outbox: Outbox
  /** Moves the clock to noon of a day. */
  goTo(day: Day): void
  setClock(timeMs: number): void
  /** @param token a bearer token; absent = as a guest */
  post<T = Record<string, unknown>>(path: string, body?: unknown, token?: string): Promise<Answered<T>>
  get(path: string, headers?: Record<string, string>): Promise<Answered<Buffer>>
  /** Asks for a token. */
  token(form: Readonly<Record<string, string>>): Promise<Answered<TokenReply & TokenFailure>>
  /** Makes an account and signs in. */
  register(wishes?: { readonly email?: string; readonly nickname?: string }): Promise<Registered>
  /** The same, for somebody who has shown the e-mail to be theirs and has played on three days before: the public boards list them. */
  registerForBoards(wishes?: { readonly email?: string; readonly nickname?: string }): Promise<Registered>
  /** Gives an account a plan for a year, or a book. @param days absent = a year */
  grant(accountId: string, productId: ProductId, days?: number): Promise<void>
  /** The letters to an e-mail, oldest first, once all that are due were sent. */
  lettersTo(email: string): Promise<readonly Letter[]>
  /** The stored answer, in its canonical form. */
  answerTo(puzzleId: number): Promise<string>
  countsOf(puzzleId: number): Promise<{ attempted: number; correct: number }>
  close(): Promise<void>
}

export interface TestSiteOptions {
  /** Published before the test begins; the last one is today. */
  readonly days?: readonly Day[]
  readonly renderPage?: RenderPage
  readonly publicPages?: ListPublicPages
  readonly inlineScript?: string
  readonly clientFolder?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly logger?: FastifyServerOptions['logger']
  /** Another site's database, to be a second process on it. */
  readonly shared?: Omit<TestDatabase, 'openBus'> & Partial<Pick<TestDatabase, 'openBus'>>
}

/** The whole server on a fresh database, with a clock of its own. */
export async function openTestSite(options: TestSiteOptions = {}): Promise<TestSite> {
  const { days = [A_DAY], renderPage, publicPages, inlineScript, clientFolder = '/nonexistent', environment = {}, logger = false } = options
  const opened = options.shared ?? (await openTestDatabase())
  const { database, address } = opened
  const config: Config = { ...readConfig({ RATE_LIMITS: 'off', DRAW_AHEAD: 'off', ...environment }), dataFolder: address.dataFolder }
  let timeMs = noonOf(days.at(-1) ?? A_DAY)
  const clock = { nowMs: () => timeMs }
  const secret = 'a secret of tests only'
  const bus = (await opened.openBus?.()) ?? new MemoryBus().join()
  const site = await buildApp({
    config,
    database,
    bus,
    clock,
    drafts: draftsHere,
    secret,
    renderPage,
    publicPages,
    inlineScript,
    clientFolder,
    logger,
    passwordStrength: WEAK,
  })
  const { app, service } = site
  const [publisher, outbox] = [service(Publisher), service(Outbox)]
  for (const day of days) await publisher.publish(day)
  await site.days.idle

  async function post<T>(path: string, body?: unknown, token?: string): Promise<Answered<T>> {
    const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
    const reply = await app.inject({ method: 'POST', url: path, headers, ...(body === undefined ? {} : { payload: body as object }) })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  }

  async function token(form: Readonly<Record<string, string>>): Promise<Answered<TokenReply & TokenFailure>> {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const payload = new URLSearchParams(form).toString()
    const reply = await app.inject({ method: 'POST', url: requestToken.path, headers, payload })
    return { status: reply.statusCode, headers: reply.headers, body: reply.json() }
  }

  async function registerOne({
    email = `someone-${randomUUID().slice(0, 8)}@example.com`,
    nickname = `Fox ${(nicknames += 1)}`,
  }: { readonly email?: string; readonly nickname?: string } = {}): Promise<Registered> {
    const password = 'Puzzled-Otter-7'
    const made = await post<{ Id: string }>(register.path, {
      Email: email,
      Nickname: nickname,
      Password: password,
      ConfirmPassword: password,
    })
    if (made.status !== 200) throw new Error(`no account was made: ${JSON.stringify(made.body)}`)
    const { status, body } = await token({ grant_type: 'password', username: email, password })
    if (status !== 200) throw new Error(`nobody was signed in: ${JSON.stringify(body)}`)
    return { accountId: made.body.Id, email, nickname, password, token: body.access_token, refreshToken: body.refresh_token }
  }

  return {
    ...site,
    database,
    publisher,
    outbox,
    goTo: (day) => (timeMs = noonOf(day)),
    setClock: (newTimeMs) => (timeMs = newTimeMs),
    post,
    token,
    register: registerOne,
    async registerForBoards(wishes) {
      const player = await registerOne(wishes)
      await makeFitForBoards(database.queries, player.accountId)
      return player
    },
    async grant(accountId, productId, days = 365) {
      const order = { accountId, productId, source: 'operator', paymentRef: undefined, renews: false } as const
      const times = { startsAtMs: timeMs, endsAtMs: isSoldPlan(productId) ? timeMs + days * DAY_MS : undefined }
      await insertOrder(database.queries, { ...order, ...times, amountMinor: undefined, currency: undefined })
    },
    async get(path, headers = {}) {
      const reply = await app.inject({ method: 'GET', url: path, headers })
      return { status: reply.statusCode, headers: reply.headers, body: reply.rawPayload }
    },
    async lettersTo(email) {
      await outbox.idle()
      return lettersIn(join(config.dataFolder, 'mail')).filter(({ to }) => to === email)
    },
    async answerTo(puzzleId) {
      const row = await database.queries.selectFrom('puzzles').select('answer').where('id', '=', puzzleId).executeTakeFirstOrThrow()
      return row.answer
    },
    countsOf: (puzzleId) =>
      database.queries
        .selectFrom('puzzle_counts')
        .select(['attempted', 'correct'])
        .where('puzzle_id', '=', puzzleId)
        .executeTakeFirstOrThrow(),
    async close() {
      await app.close()
      await bus.close()
      if (!options.shared) await opened.remove()
    },
  }
}

/** @returns the id of a day's puzzle of this type and level */
export function puzzleOn(day: Day, typeId: PuzzleTypeId, levelId: LevelId): number {
  return puzzleIdOf(
    day,
    SLOTS.findIndex((slot) => slot.typeId === typeId && slot.levelId === levelId),
  )
}

/** A guess in the right form that is certainly wrong. */
export function wrongGuess(typeId: PuzzleTypeId, answer: string): string {
  const wrong = {
    number: () => String(Math.abs(Number(answer)) + 1),
    word: () => `${answer}X`,
    board: () => answer.slice(1) + answer.charAt(0),
    cell: () => (answer === '1-1' ? '1-2' : '1-1'),
  }
  return wrong[answerFormOf(typeId)]()
}

function noonOf(day: Day): number {
  return dayStartMs(day) + DAY_MS / 2
}

/** Asks again as long as the site says that it is too busy for now, as a page does. */
export async function untilServed<Answer extends Answered<unknown>>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 503) return answer
  }
}

import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import { A_DAY, openTestSite, puzzleOn, type TestSite } from '@emojigma/server/testing/test-site.ts'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { percentile } from '../percentile.ts'

/** What one kind of guess asks of PostgreSQL. */
export interface GuessCosts {
  readonly guesses: string
  readonly entered: Way
  /** Statements that were sent, each of which is waited for. */
  readonly 'round trips': string
  /** From sending the first statement that locks a row until the commit was answered. */
  readonly 'locks held, p50 ms': string
  readonly 'p99 ms': string
}

type Way = 'in a transaction' | 'by one statement'

const WAYS: readonly Way[] = ['in a transaction', 'by one statement']
const GUESSES = 200
/** So many are under way at a time, as many as there are connections. */
const AT_ONCE = 10
const LOCKS = /^(?:insert|update|delete)|enter_guess/

/** Counts what first guesses send to PostgreSQL and how long they keep rows from others, in a site within this process: by a transaction of
 *  several statements, as guesses that do not fit one are still entered, and by one. */
export async function costsOfGuesses(): Promise<readonly GuessCosts[]> {
  const site = await openTestSite()
  try {
    const tokens = await newAccounts(site, WAYS.length * GUESSES)
    const costs: GuessCosts[] = []
    for (const guesses of ['of accounts', 'of devices']) {
      for (const entered of WAYS) {
        const own = guesses === 'of accounts' ? tokens.splice(0, GUESSES) : Array<undefined>(GUESSES).fill(undefined)
        costs.push({ guesses, entered, ...(await measure(site, entered, own)) })
      }
    }
    return costs
  } finally {
    await site.close()
  }
}

/** Accounts that have guessed before, so that they have their rows. */
async function newAccounts(site: TestSite, count: number): Promise<string[]> {
  const tokens: string[] = []
  const [PuzzleId, DeviceId] = [puzzleOn(A_DAY, 2, 4), randomUUID()]
  const PuzzleGuess = await site.answerTo(PuzzleId)
  while (tokens.length < count) {
    const { token } = await site.register()
    await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId }, token)
    tokens.push(token)
  }
  return tokens
}

async function measure(site: TestSite, way: Way, tokens: readonly (string | undefined)[]) {
  const { database } = site
  const { atOnce } = database
  const PuzzleId = puzzleOn(A_DAY, 1, 4)
  const PuzzleGuess = await site.answerTo(PuzzleId)
  const waiting = [...tokens]
  const guess = async (): Promise<void> => {
    while (waiting.length > 0) {
      const { status } = await site.post(uploadPuzzleGuessMini.path, { PuzzleId, PuzzleGuess, DeviceId: randomUUID() }, waiting.pop())
      if (status !== 200) throw new Error(`a guess was answered with ${status}`)
    }
  }
  // What the statement would answer where it does not fit.
  if (way === 'in a transaction') Object.assign(database, { atOnce: async () => undefined })
  const watch = watchStatements()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, guess))
  } finally {
    watch.end()
    Object.assign(database, { atOnce })
  }
  return {
    'round trips': (watch.sent() / tokens.length).toFixed(1),
    'locks held, p50 ms': percentile(watch.lockedMs, 0.5).toFixed(1),
    'p99 ms': percentile(watch.lockedMs, 0.99).toFixed(1),
  }
}

/** Listens to all connections of this process. */
function watchStatements() {
  const original = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as (...given: unknown[]) => unknown
  const begun = new WeakSet<object>()
  const lockedSince = new WeakMap<object, number>()
  const lockedMs: number[] = []
  let sent = 0
  async function query(this: object, ...given: unknown[]): Promise<unknown> {
    const [config] = given
    const text = typeof config === 'string' ? config : String((config as { readonly text?: unknown }).text)
    sent += 1
    if (text === 'begin') begun.add(this)
    if (LOCKS.test(text) && !lockedSince.has(this)) lockedSince.set(this, performance.now())
    if (text === 'commit' || text === 'rollback') begun.delete(this)
    try {
      return await original.apply(this, given)
    } finally {
      const since = lockedSince.get(this)
      if (since !== undefined && !begun.has(this)) {
        lockedMs.push(performance.now() - since)
        lockedSince.delete(this)
      }
    }
  }
  Object.assign(Client.prototype, { query })
  return { lockedMs, sent: () => sent, end: () => Object.assign(Client.prototype, { query: original }) }
}

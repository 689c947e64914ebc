import { uploadPuzzleGuessMini } from '@emojigma/contract/play/guesses.ts'
import { dayAt, PUZZLES_A_DAY, puzzleIdOf } from '@emojigma/engine/day.ts'
import type { Queries } from '@emojigma/server/platform/database/tables.ts'
import { AccessTokens } from '@emojigma/server/features/sign-in/access-tokens.ts'
import { randomUUID } from 'node:crypto'
import { BROWSER } from '../asking/as-browser.ts'
import { seedCrowd } from '../growth/crowd.ts'

/** More guesses of one account in so short a time count as a script's. */
const GUESSES_EACH = 2
/** Accounts that guess at the same time. */
const AT_ONCE = 20

/** Fills an empty database with accounts that are signed in and have not played. */
export async function seedAccounts(queries: Queries, accounts: number, nowMs: number): Promise<void> {
  await seedCrowd(queries, accounts, accounts, nowMs)
  for (const table of ['scores', 'score_buckets', 'board_players'] as const) await queries.deleteFrom(table).execute()
}

/** @returns the accounts needed for a number of guesses */
export function accountsFor(guesses: number): number {
  return Math.max(2000, Math.ceil(guesses / GUESSES_EACH))
}

interface GuessRequest {
  readonly method: 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Puzzle {
  readonly id: number
  readonly answer: string
}

/** Right guesses at today's puzzles that are accepted and scored: two of each account, or one of each new device. */
export class RightGuesses {
  readonly #puzzles: readonly Puzzle[]
  readonly #tokens: AccessTokens
  readonly #accounts: number
  readonly #nowMs: number

  /** @param secret the site's */
  static async of(
    queries: Queries,
    { secret, accounts, nowMs }: { secret: string; accounts: number; nowMs: number },
  ): Promise<RightGuesses> {
    const first = puzzleIdOf(dayAt(nowMs), 0)
    const todays = queries.selectFrom('puzzles').select(['id', 'answer']).where('id', '>=', first).orderBy('id').limit(PUZZLES_A_DAY)
    return new RightGuesses(await todays.execute(), new AccessTokens(secret), accounts, nowMs)
  }

  private constructor(puzzles: readonly Puzzle[], tokens: AccessTokens, accounts: number, nowMs: number) {
    this.#puzzles = puzzles
    this.#tokens = tokens
    this.#accounts = accounts
    this.#nowMs = nowMs
  }

  puzzleAt(turn: number): Puzzle {
    const puzzle = this.#puzzles[turn % this.#puzzles.length]
    if (!puzzle) throw new Error('no puzzles were published')
    return puzzle
  }

  /** The session that makes the guess of a turn. */
  sessionAt(turn: number): string {
    const [round, place] = [Math.floor(turn / (AT_ONCE * GUESSES_EACH)), turn % AT_ONCE]
    return `session-${1 + ((round * AT_ONCE + place) % this.#accounts)}`
  }

  bearerAt(turn: number): string {
    return `Bearer ${this.#tokens.make(this.sessionAt(turn), this.#nowMs)}`
  }

  /** @returns the guess of a turn, as a browser sends it */
  request(by: 'account' | 'device', turn: number): GuessRequest {
    const { id, answer } = this.puzzleAt(turn)
    const guess = { PuzzleId: id, PuzzleGuess: answer }
    const json = { ...BROWSER, 'content-type': 'application/json' }
    return {
      method: 'POST',
      path: uploadPuzzleGuessMini.path,
      headers: by === 'account' ? { ...json, authorization: this.bearerAt(turn) } : json,
      body: JSON.stringify(by === 'account' ? guess : { ...guess, DeviceId: randomUUID() }),
    }
  }
}

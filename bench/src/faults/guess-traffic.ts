import { uploadPuzzleGuessMini } from '@emojigma/contract/guesses.ts'
import type { Queries } from '@emojigma/server/database/tables.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** After a request that failed, as a page waits before it tries again. */
const PAUSE_MS = 50
const AT_ONCE = 1000

export interface Outcome {
  readonly acknowledged: number
  /** Acknowledged guesses that are not in the database. */
  readonly lost: number
  /** Answers by their status; `none` where the connection broke. */
  readonly others: Readonly<Record<string, number>>
  readonly slowestMs: number
}

/** Some who guess one after the other, each guess as a new device, so that each leaves a row of its own in the database. */
export class GuessTraffic {
  readonly #acknowledged: string[] = []
  readonly #others = new Map<string, number>()
  readonly #guessers: readonly Promise<void>[]
  /** How often each of them has chosen whom to ask. */
  readonly #choices: number[]
  #slowestMs = 0
  #isOver = false

  /** @param origin whom the next request asks
   *  @param restMs how long each of them rests after a guess */
  constructor(origin: () => string, puzzleId: number, guessers: number, restMs = 0) {
    this.#choices = Array.from({ length: guessers }, () => 0)
    this.#guessers = this.#choices.map(async (_, guesser) => {
      while (!this.#isOver) {
        this.#choices[guesser] = (this.#choices[guesser] ?? 0) + 1
        await this.#guess(origin(), puzzleId)
        if (restMs > 0) await wait(restMs)
      }
    })
  }

  /** Resolves once so many more were acknowledged. */
  async untilMore(count: number): Promise<void> {
    const goal = this.#acknowledged.length + count
    while (this.#acknowledged.length < goal) await wait(PAUSE_MS)
  }

  /** Resolves once nobody waits any longer for whom they had chosen until now, as a balancer of load waits for a server that it lets go. */
  async untilChosenAnew(): Promise<void> {
    const before = [...this.#choices]
    while (this.#choices.some((choices, guesser) => choices === before[guesser])) await wait(PAUSE_MS)
  }

  /** Ends it and looks for what was acknowledged. */
  async end(queries: Queries): Promise<Outcome> {
    this.#isOver = true
    await Promise.all(this.#guessers)
    let found = 0
    for (let first = 0; first < this.#acknowledged.length; first += AT_ONCE) {
      const rows = await queries
        .selectFrom('attempts')
        .innerJoin('players', 'players.id', 'attempts.player_id')
        .select('players.device_id')
        .where('players.device_id', 'in', this.#acknowledged.slice(first, first + AT_ONCE))
        .execute()
      found += rows.length
    }
    const acknowledged = this.#acknowledged.length
    return { acknowledged, lost: acknowledged - found, others: Object.fromEntries(this.#others), slowestMs: Math.round(this.#slowestMs) }
  }

  async #guess(origin: string, PuzzleId: number): Promise<void> {
    const DeviceId = crypto.randomUUID()
    const beganMs = performance.now()
    const status = await statusOf(origin, { PuzzleId, PuzzleGuess: '7', DeviceId })
    this.#slowestMs = Math.max(this.#slowestMs, performance.now() - beganMs)
    if (status === '200') {
      this.#acknowledged.push(DeviceId)
      return
    }
    this.#others.set(status, (this.#others.get(status) ?? 0) + 1)
    await wait(PAUSE_MS)
  }
}

async function statusOf(origin: string, body: object): Promise<string> {
  try {
    const headers = { 'content-type': 'application/json', connection: 'close' }
    const reply = await fetch(origin + uploadPuzzleGuessMini.path, { method: 'POST', headers, body: JSON.stringify(body) })
    await reply.arrayBuffer()
    return String(reply.status)
  } catch {
    return 'none'
  }
}

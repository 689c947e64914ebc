import type { Day } from '@emojigma/engine/day.ts'
import { LRUCache } from 'lru-cache'
import type { SharedReply } from '../http/packing/shared-reply.ts'
import { LANGUAGE_CODES } from '../languages.ts'
import { SingleFlight } from '../single-flight.ts'
import type { Soon } from '../soon.ts'
import { EXPIRING } from '../expiring.ts'
import { Asked } from './asked.ts'

const BYTES_IN_MEMORY = 16 * 1024 * 1024
/** Each is looked at when a puzzle's counts change. */
const LISTS_IN_MEMORY = 200
/** Another process may count too, so that what says counts is made again after so long. */
const VALID_MS = 1000

/** What a call answers to everybody of whom nothing is known, and the puzzles that it shows. */
export interface SharedView<Body> {
  readonly puzzleIds: readonly number[]
  readonly reply: SharedReply<Body>
}

type Kept = LRUCache<string, SharedView<unknown>>

/** What calls answer to everybody of whom nothing is known, kept for as long as it is so. */
export class SharedViews {
  readonly #ones: Kept = new LRUCache({ ttl: VALID_MS, ...EXPIRING, maxSize: BYTES_IN_MEMORY, sizeCalculation: bytesOf })
  readonly #lists: Kept = new LRUCache({
    ttl: VALID_MS,
    ...EXPIRING,
    max: LISTS_IN_MEMORY,
    maxSize: BYTES_IN_MEMORY,
    sizeCalculation: bytesOf,
  })
  readonly #asked = new Asked()
  readonly #underWay = new SingleFlight<string, SharedView<unknown>>()
  readonly #today: () => Day
  #day: Day | undefined

  /** @param today on another day everything is seen otherwise */
  constructor(today: () => Day) {
    this.#today = today
  }

  /** @param language its code
   *  @param name how the puzzle is told */
  one<Body>(puzzleId: number, language: string, name: OneName, make: () => Soon<SharedView<Body>>): Soon<SharedView<Body>> {
    // What nobody asked for lately is neither kept nor made by somebody else just now.
    return this.#asked.again(puzzleId) ? this.#keptOrMade(this.#ones, oneName(puzzleId, language, name), make) : make()
  }

  /** @param name tells lists apart: the call, and all that it was asked for with */
  list<Body>(name: string, make: () => Promise<SharedView<Body>>): Promise<SharedView<Body>> {
    return this.#keptOrMade(this.#lists, name, make)
  }

  /** To be called after the counts of a puzzle changed. */
  forgetPuzzle(puzzleId: number): void {
    for (const code of LANGUAGE_CODES) for (const name of ONE_NAMES) this.#ones.delete(oneName(puzzleId, code, name))
    for (const [name, { puzzleIds }] of this.#lists.entries()) if (puzzleIds.includes(puzzleId)) this.#lists.delete(name)
  }

  /** To be called after puzzles were published. */
  forgetAll(): void {
    this.#ones.clear()
    this.#lists.clear()
  }

  async #keptOrMade<Body>(among: Kept, name: string, make: () => Soon<SharedView<Body>>): Promise<SharedView<Body>> {
    const day = this.#today()
    if (day !== this.#day) this.forgetAll()
    this.#day = day
    // A name stands for one call, and so for one kind of body.
    const kept = among.get(name) as SharedView<Body> | undefined
    if (kept) return kept
    const made = (await this.#underWay.run(`${day} ${name}`, async () => make())) as SharedView<Body>
    among.set(name, made)
    return made
  }
}

/** Every way in which one puzzle is told. */
const ONE_NAMES = ['short', 'long', 'short without addresses', 'long without addresses'] as const
type OneName = (typeof ONE_NAMES)[number]

function oneName(puzzleId: number, language: string, name: string): string {
  return `${puzzleId} ${language} ${name}`
}

/** What it says, and some for the ids. */
function bytesOf({ puzzleIds, reply }: SharedView<unknown>): number {
  return reply.text.bytes + 100 + 8 * puzzleIds.length
}

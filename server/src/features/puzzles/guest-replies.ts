import type { Call } from '@emojigma/contract/call.ts'
import { LRUCache } from 'lru-cache'
import type { WrittenReply } from '../../platform/http/serve.ts'

const REPLIES_IN_MEMORY = 2000
/** Another process may count too, so that what shows counts is made again after so long. */
const VALID_MS = 1000

/** A reply that all guests get who have played none of its puzzles. */
export interface GuestReply<C extends Call> {
  readonly puzzleIds: readonly number[]
  readonly reply: WrittenReply<C>
}

/** Replies with puzzles as guests get them, written once for all who ask within a second. */
export class GuestReplies {
  readonly #replies = new LRUCache<string, Promise<GuestReply<Call>>>({ max: REPLIES_IN_MEMORY, ttl: VALID_MS })

  /** @param key of the call and all that it was asked with */
  get<C extends Call>(key: string, make: () => Promise<GuestReply<C>>): Promise<GuestReply<C>> {
    const known = this.#replies.get(key) as Promise<GuestReply<C>> | undefined
    if (known) return known
    const made = make()
    this.#replies.set(key, made)
    made.catch(() => this.#replies.delete(key))
    return made
  }

  /** To be called after puzzles were published, or counted. */
  forgetAll(): void {
    this.#replies.clear()
  }
}

import type { Call } from '@emojigma/contract/call.ts'
import { LRUCache } from 'lru-cache'
import type { WrittenReply } from '../../platform/http/serve.ts'

const REPLIES_IN_MEMORY = 2000
/** Other processes count too, so a reply with counts expires after this time. */
const VALID_MS = 1000

/** A reply shared by all guests who have played none of its puzzles. */
export interface GuestReply<C extends Call> {
  readonly puzzleIds: readonly number[]
  readonly reply: WrittenReply<C>
}

/** Caches replies with puzzles for guests, serialized once a second at most. */
export class GuestReplies {
  readonly #replies = new LRUCache<string, Promise<GuestReply<Call>>>({ max: REPLIES_IN_MEMORY, ttl: VALID_MS })

  /** @param key the call with all its parameters */
  get<C extends Call>(key: string, make: () => Promise<GuestReply<C>>): Promise<GuestReply<C>> {
    const known = this.#replies.get(key) as Promise<GuestReply<C>> | undefined
    if (known) return known
    const made = make()
    this.#replies.set(key, made)
    made.catch(() => this.#replies.delete(key))
    return made
  }

  /** Call this after puzzles were published or counts have changed. */
  forgetAll(): void {
    this.#replies.clear()
  }
}

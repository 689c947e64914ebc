import type { Day } from '@emojigma/engine/day.ts'
import { RestingThread } from '../resting-thread.ts'
import type { DraftReply, DraftRequest, WordsRequest } from './draft-worker.ts'
import type { Draft, DraftSource } from './draft.ts'
import type { AskedWord, WordDraft } from './word-draft.ts'

/** A worker that dies so often without finishing anything is not started again. */
const MAX_RESTARTS = 3
const IDLE_MS = 15_000

interface Waiting {
  readonly request: DraftRequest | WordsRequest
  readonly resolve: (drafts: DraftReply['drafts']) => void
  readonly reject: (error: Error) => void
}

/** Generates puzzles in a thread of its own, so that requests are answered meanwhile. When it dies, another one takes over its unfinished
 *  work. */
export class Drafts implements DraftSource {
  readonly #waiting = new Map<number, Waiting>()
  readonly #onCrash: (error: Error) => void
  readonly #thread: RestingThread<DraftRequest | WordsRequest, DraftReply>
  #nextRequestId = 1
  #restarts = 0
  #isClosed = false

  /** @param script another worker program, which answers every DraftRequest with a DraftReply */
  constructor(onCrash: (error: Error) => void, script = new URL('draft-worker.ts', import.meta.url)) {
    this.#onCrash = onCrash
    this.#thread = new RestingThread({
      script,
      idleMs: IDLE_MS,
      onReply: (reply) => this.#settle(reply),
      onLost: (error) => this.#replace(error),
    })
  }

  draftDay(day: Day): Promise<readonly Draft[]> {
    return this.#ask<Draft>({ requestId: this.#nextRequestId++, day })
  }

  async draftSlot(day: Day, slot: number, attempt: number): Promise<Draft> {
    const [draft] = await this.#ask<Draft>({ requestId: this.#nextRequestId++, day, slot: { slot, attempt } })
    if (!draft) throw new Error(`no draft for slot ${slot} of day ${day}`)
    return draft
  }

  draftWords(words: readonly AskedWord[]): Promise<readonly WordDraft[]> {
    return this.#ask<WordDraft>({ requestId: this.#nextRequestId++, words })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#rejectAll(new Error('the server is closing'))
    await this.#thread.end()
  }

  #ask<Made extends Draft | WordDraft>(request: DraftRequest | WordsRequest): Promise<readonly Made[]> {
    if (this.#isClosed) return Promise.reject(new Error('the server is closing'))
    return new Promise((resolve, reject) => {
      // What comes back is what was asked for.
      this.#waiting.set(request.requestId, { request, resolve: resolve as Waiting['resolve'], reject })
      this.#thread.ask(request)
    })
  }

  #settle({ requestId, drafts }: DraftReply): void {
    this.#restarts = 0
    this.#waiting.get(requestId)?.resolve(drafts)
    this.#waiting.delete(requestId)
    if (this.#waiting.size === 0) this.#thread.rest()
  }

  #replace(error: Error): void {
    this.#onCrash(error)
    this.#restarts += 1
    if (this.#restarts > MAX_RESTARTS) {
      this.#restarts = 0
      return this.#rejectAll(error)
    }
    for (const { request } of this.#waiting.values()) this.#thread.ask(request)
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

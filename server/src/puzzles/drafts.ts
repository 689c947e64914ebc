import type { Day } from '@emojigma/engine/day.ts'
import { Worker } from 'node:worker_threads'
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

/** Generates puzzles in a thread of its own, so that requests are answered meanwhile. The thread starts when it is first needed,
 *  rests when nothing was asked for a while, and is replaced with its unfinished work when it dies. */
export class Drafts implements DraftSource {
  readonly #waiting = new Map<number, Waiting>()
  readonly #onCrash: (error: Error) => void
  readonly #script: URL
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined
  #nextRequestId = 1
  #restarts = 0
  #isClosed = false

  /** @param script another worker program, which answers every DraftRequest with a DraftReply */
  constructor(onCrash: (error: Error) => void, script = new URL('draft-worker.ts', import.meta.url)) {
    this.#onCrash = onCrash
    this.#script = script
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
    clearTimeout(this.#idleTimer)
    this.#rejectAll(new Error('the server is closing'))
    await this.#worker?.terminate()
  }

  #ask<Made extends Draft | WordDraft>(request: DraftRequest | WordsRequest): Promise<readonly Made[]> {
    if (this.#isClosed) return Promise.reject(new Error('the server is closing'))
    clearTimeout(this.#idleTimer)
    return new Promise((resolve, reject) => {
      // What comes back is what was asked for.
      this.#waiting.set(request.requestId, { request, resolve: resolve as Waiting['resolve'], reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage(request, [])
    })
  }

  #start(): Worker {
    const worker = new Worker(this.#script)
    worker.on('message', (reply: DraftReply) => this.#settle(reply))
    worker.on('error', (error) => this.#replace(worker, error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', (code) => this.#replace(worker, new Error(`the worker ended with code ${code}`)))
    return worker
  }

  #settle({ requestId, drafts }: DraftReply): void {
    this.#restarts = 0
    this.#waiting.get(requestId)?.resolve(drafts)
    this.#waiting.delete(requestId)
    if (this.#waiting.size > 0) return
    this.#idleTimer = setTimeout(() => this.#rest(), IDLE_MS).unref()
  }

  #rest(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }

  #replace(worker: Worker, error: Error): void {
    if (this.#isClosed || this.#worker !== worker) return
    this.#worker = undefined
    this.#onCrash(error)
    this.#restarts += 1
    if (this.#restarts > MAX_RESTARTS) {
      this.#restarts = 0
      return this.#rejectAll(error)
    }
    this.#worker = this.#start()
    for (const { request } of this.#waiting.values()) this.#worker.postMessage(request, [])
  }

  #rejectAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

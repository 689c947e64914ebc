import type { ListPublicPages, PageSource, PublicPage, RenderPage } from '@emojigma/contract/pages.ts'
import { Worker } from 'node:worker_threads'
import type { FromRenderer, ReadAhead, SentReply, ToRenderer } from './render-worker.ts'

/** What the thread may keep. What it renders from is rubbish a moment later, and is cleared up often rather than late. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 6 } as const

/** The thread ended in the middle of a page. */
class RendererDied extends Error {
  readonly statusCode = 503
}

interface Job {
  readonly source: PageSource | undefined
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
  /** Why something that the page shows could not be read; an error that changes threads loses what says so. */
  unread?: { readonly error: unknown }
}

interface Running {
  readonly worker: Worker
  /** The script inside every page, once the thread has loaded what it renders with. */
  readonly ready: Promise<string>
}

/** Renders pages in a thread of its own, so that calls and what is kept are answered meanwhile, and its memory stays within bounds. It
 *  starts anew when it has died, and whoever waited for a page then is asked to try again.
 *  Source: docs/decisions/2026-11-23-pages-are-rendered-in-a-thread.md */
export class Renderer {
  readonly #bundle: string
  readonly #onCrash: (error: Error) => void
  readonly #script: URL
  readonly #jobs = new Map<number, Job>()
  #running: Running | undefined
  #lastId = 0
  #isClosed = false

  /** @param bundle the address of the built pages
   *  @param script another worker program, which answers as `render-worker.ts` does */
  constructor(bundle: string, onCrash: (error: Error) => void, script = new URL('render-worker.ts', import.meta.url)) {
    this.#bundle = bundle
    this.#onCrash = onCrash
    this.#script = script
  }

  /** The script inside every page, to the letter. */
  inlineScript(): Promise<string> {
    return this.#run().ready
  }

  readonly renderPage: RenderPage = async ({ source, ...asked }) => {
    const readAhead = await readAheadFor(asked.url, source)
    return this.#ask<SentReply>(source, (id) => ({ kind: 'render', id, ...asked, readAhead }))
  }

  readonly publicPages: ListPublicPages = (nowMs) => this.#ask<readonly PublicPage[]>(undefined, (id) => ({ kind: 'list', id, nowMs }))

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running?.worker.terminate()
  }

  async #ask<Result>(source: PageSource | undefined, message: (id: number) => ToRenderer): Promise<Result> {
    if (this.#isClosed) throw new RendererDied('the server is closing')
    const { worker } = this.#run()
    const id = ++this.#lastId
    return new Promise<Result>((resolve, reject) => {
      this.#jobs.set(id, { source, resolve, reject })
      worker.postMessage(message(id), [])
    })
  }

  #run(): Running {
    this.#running ??= this.#start()
    return this.#running
  }

  #start(): Running {
    const worker = new Worker(this.#script, { workerData: this.#bundle, resourceLimits: MOST_MEMORY })
    const ready = new Promise<string>((resolve, reject) => {
      worker.on('message', (message: FromRenderer) =>
        message.kind === 'ready' ? resolve(message.inlineScript) : this.#hear(worker, message),
      )
      const died = (error: Error): void => {
        reject(error)
        this.#bury(worker, error)
      }
      worker.on('error', (error) => died(error instanceof Error ? error : new Error(String(error))))
      worker.on('exit', (code) => died(new Error(`the thread that renders pages ended with code ${code}`)))
    })
    // Whoever starts the site hears of it; later on the pages that were waited for do.
    ready.catch(() => undefined)
    return { worker, ready }
  }

  #hear(worker: Worker, message: Exclude<FromRenderer, { kind: 'ready' }>): void {
    const job = this.#jobs.get(message.id)
    if (message.kind === 'needs') return void this.#read(worker, job, message)
    this.#jobs.delete(message.id)
    if (message.kind === 'rendered') job?.resolve(message.reply as never)
    else if (message.kind === 'listed') job?.resolve(message.pages as never)
    else job?.reject(job.unread ? job.unread.error : message.error)
  }

  async #read(worker: Worker, job: Job | undefined, { readId, from, given }: Extract<FromRenderer, { kind: 'needs' }>): Promise<void> {
    const say = (message: ToRenderer): void => worker.postMessage(message, [])
    if (!job?.source) return say({ kind: 'not read', readId })
    try {
      const read = job.source[from] as (...given: readonly unknown[]) => Promise<unknown>
      say({ kind: 'read', readId, value: await read(...given) })
    } catch (error) {
      job.unread ??= { error }
      say({ kind: 'not read', readId })
    }
  }

  #bury(worker: Worker, error: Error): void {
    if (this.#running?.worker !== worker) return
    this.#running = undefined
    if (!this.#isClosed) this.#onCrash(error)
    for (const { reject } of this.#jobs.values()) reject(new RendererDied('the thread that renders pages died', { cause: error }))
    this.#jobs.clear()
  }
}

const PUZZLE = /^\/puzzle\/(\d+)$/

/** Waking the other thread costs a twentieth of a page each time, so what most pages need goes along with the order to render them.
 *  @returns undefined where nothing is foreseen, or cannot be read: then the page asks for itself and hears why */
async function readAheadFor(url: string, source: PageSource): Promise<ReadAhead | undefined> {
  const puzzleId = Number(PUZZLE.exec(url)?.[1])
  if (Number.isNaN(puzzleId)) return undefined
  try {
    return { puzzleId, puzzle: await source.puzzle(puzzleId) }
  } catch {
    return undefined
  }
}

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

/** One that ends sooner after it began waits before another one takes its place, each time longer. */
const LASTING_MS = 10_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000

export interface ProcessesOptions {
  readonly count: number
  /** How long they may take to end. */
  readonly endWithinMs: number
  /** Hears on which port they listen, once all of them do. */
  readonly onListening: (port: number) => void
  /** Hears how one ended whose place another one takes. */
  readonly onDeath: (how: string) => void
}

/** Several processes of the site behind one port, each of which another one replaces when it dies.
 *  Source: docs/decisions/2026-11-23-several-processes.md */
export class Processes {
  readonly #options: ProcessesOptions
  #isEnding = false
  #listening = 0

  constructor(options: ProcessesOptions) {
    this.#options = options
  }

  /** Starts them.
   *  @returns when all have ended: whether they ended well, because they were told to; false also where one could not start at all */
  async run(): Promise<boolean> {
    cluster.on('listening', (_worker, { port }) => {
      this.#listening += 1
      if (this.#listening === this.#options.count) this.#options.onListening(port)
    })
    const ended = await Promise.all(Array.from({ length: this.#options.count }, () => this.#keep()))
    return ended.every(Boolean)
  }

  /** Tells all of them to end. */
  end(): void {
    if (this.#isEnding) return
    this.#isEnding = true
    const workers = Object.values(cluster.workers ?? {})
    for (const worker of workers) worker?.process.kill('SIGTERM')
    setTimeout(() => {
      for (const worker of workers) worker?.process.kill('SIGKILL')
    }, this.#options.endWithinMs).unref()
  }

  async #keep(): Promise<boolean> {
    for (let pauseMs = FIRST_PAUSE_MS; ;) {
      const beganMs = performance.now()
      const worker = cluster.fork()
      closeWhatItNeverTook(worker)
      let hasListened = false
      worker.once('listening', () => (hasListened = true))
      const how = await endOf(worker)
      // One that was still starting knows no other way to end.
      if (this.#isEnding) return how === 'code 0' || how === 'SIGTERM'
      // What it said is why: another one would say the same.
      if (!hasListened && this.#listening < this.#options.count) {
        this.end()
        return false
      }
      this.#options.onDeath(how)
      if (performance.now() - beganMs >= LASTING_MS) pauseMs = FIRST_PAUSE_MS
      await pause(pauseMs)
      if (this.#isEnding) return true
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
    }
  }
}

/** A message of Node's own by which a process is given a connection, and its answer. */
interface Given {
  readonly act?: string
  readonly seq: number
}
interface Taken {
  readonly ack?: number
}

/** Sees to it that a process that dies takes along all connections that it was given. Node keeps those that it has not said yes to open,
 *  and forgets them: whoever is at the other end would wait without end. */
function closeWhatItNeverTook({ process: child }: Worker): void {
  const given = new Set<number>()
  const send = child.send.bind(child) as (...sent: unknown[]) => boolean
  child.send = (...sent: unknown[]) => {
    const { act, seq } = sent[0] as Given
    if (act === 'newconn') given.add(seq)
    return send(...sent)
  }
  child.on('internalMessage', ({ ack }: Taken) => {
    if (ack !== undefined) given.delete(ack)
  })
  // Its channel is no help: that is not said to be closed while a connection is on its way through it.
  child.once('exit', () => {
    for (const seq of given) child.emit('internalMessage', { cmd: 'NODE_CLUSTER', ack: seq, accepted: true })
  })
}

async function endOf(worker: Worker): Promise<string> {
  const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
  return code === null ? String(signal) : `code ${code}`
}

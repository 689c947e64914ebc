import { liveStats } from '@emojigma/contract/site/live.ts'
import { WebSocket } from 'ws'
import type { RunningServer } from '../servers.ts'

/** So many connect at once. */
const TOGETHER = 100

/** Visitors who listen to the live stats of several processes, each on a connection of their own. */
export class Visitors {
  readonly #sockets: WebSocket[] = []
  /** How many solved puzzles the last message to each told of. */
  readonly #heard: number[] = []
  #messages = 0
  #awaited = { correct: 0, missing: 0, onFirst: (): void => undefined, onAll: (): void => undefined }

  /** @param servers who they go to, in turns */
  async connect(servers: readonly RunningServer[], count: number): Promise<void> {
    while (this.#sockets.length < count) {
      const first = this.#sockets.length
      const next = Array.from({ length: Math.min(TOGETHER, count - first) }, (_, index) =>
        this.#connectOne(servers[(first + index) % servers.length]?.origin ?? '', first + index),
      )
      this.#sockets.push(...(await Promise.all(next)))
    }
  }

  get messages(): number {
    return this.#messages
  }

  get lost(): number {
    return this.#sockets.filter(({ readyState }) => readyState !== WebSocket.OPEN).length
  }

  /** Waits for being told of so many solved puzzles.
   *  @returns when the first visitor was told of them, and when all were */
  heard(correct: number): { readonly first: Promise<void>; readonly all: Promise<void> } {
    const [first, all] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const missing = this.#sockets.filter((_, index) => (this.#heard[index] ?? -1) < correct).length
    this.#awaited = { correct, missing, onFirst: first.resolve, onAll: all.resolve }
    if (missing === 0) all.resolve()
    return { first: first.promise, all: all.promise }
  }

  leave(): void {
    for (const socket of this.#sockets) socket.terminate()
  }

  #connectOne(origin: string, index: number): Promise<WebSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${liveStats.path}`, { perMessageDeflate: false })
    socket.on('message', (text: Buffer) => {
      const { c } = JSON.parse(text.toString('utf8')) as { c: number }
      const before = this.#heard[index] ?? -1
      this.#heard[index] = c
      this.#messages += 1
      const awaited = this.#awaited
      if (before >= awaited.correct || c < awaited.correct) return
      awaited.missing -= 1
      awaited.onFirst()
      if (awaited.missing === 0) awaited.onAll()
    })
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket))
      socket.once('error', reject)
    })
  }
}

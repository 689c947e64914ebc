import type { FastifyBaseLogger } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Language } from '../../../platform/languages.ts'

/** Seats, and some walls and remotes. */
const MOST_STREAMS = 100
/** Answers of a class that come one after the other are sent together. The teacher's changes are sent at once. */
const COLLECT_MS = 200
/** Proxies end connections that are silent for longer. */
const PING_EVERY_MS = 20_000
/** Unsent bytes per stream. A reader who is slower is cut off and connects again. */
const MAX_UNSENT_BYTES = 64 * 1024

/** @returns the state of a lesson as JSON; undefined for an unknown one */
type ReadState = (lessonId: string, language: Language) => Promise<string | undefined>

/** The open event streams of this process, by lesson. A change is read once in each of their languages and sent to all of a lesson. */
export class LessonStreams {
  readonly #read: ReadState
  readonly #log: Pick<FastifyBaseLogger, 'warn'>
  readonly #streams = new Map<string, Map<ServerResponse, Language>>()
  /** Lessons that are being read, and how they have changed since. */
  readonly #reading = new Map<string, 'no' | 'soon' | 'now'>()
  readonly #waiting = new Map<string, NodeJS.Timeout>()
  readonly #pinging: NodeJS.Timeout

  constructor(read: ReadState, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#read = read
    this.#log = log
    this.#pinging = setInterval(() => {
      for (const stream of this.#all()) send(stream, ': \n\n')
    }, PING_EVERY_MS)
    this.#pinging.unref()
  }

  isFull(lessonId: string): boolean {
    return (this.#streams.get(lessonId)?.size ?? 0) >= MOST_STREAMS
  }

  /** Adds a stream whose headers were sent.
   *  @param state as JSON, to begin with */
  add(lessonId: string, language: Language, stream: ServerResponse, state: string): void {
    const others = this.#streams.get(lessonId) ?? new Map<ServerResponse, Language>()
    this.#streams.set(lessonId, others.set(stream, language))
    stream.on('close', () => {
      others.delete(stream)
      if (others.size === 0) this.#streams.delete(lessonId)
    })
    send(stream, `retry: 1000\n${eventOf(state)}`)
  }

  /** Sends the present state to all who follow the lesson.
   *  @param isUrgent otherwise together with what changes soon after */
  changed(lessonId: string, isUrgent: boolean): void {
    if (!this.#streams.has(lessonId)) return
    if (this.#reading.has(lessonId)) {
      if (isUrgent || this.#reading.get(lessonId) === 'no') this.#reading.set(lessonId, isUrgent ? 'now' : 'soon')
    } else if (isUrgent) void this.#push(lessonId)
    else if (!this.#waiting.has(lessonId)) this.#waiting.set(lessonId, setTimeout(() => void this.#push(lessonId), COLLECT_MS).unref())
  }

  /** A message may have been missed. */
  allChanged(): void {
    for (const lessonId of this.#streams.keys()) this.changed(lessonId, true)
  }

  close(): void {
    clearInterval(this.#pinging)
    for (const timer of this.#waiting.values()) clearTimeout(timer)
    for (const stream of this.#all()) stream.end()
  }

  async #push(lessonId: string): Promise<void> {
    clearTimeout(this.#waiting.get(lessonId))
    this.#waiting.delete(lessonId)
    let isChanged = false
    try {
      do {
        this.#reading.set(lessonId, 'no')
        await this.#sendState(lessonId)
      } while (this.#reading.get(lessonId) === 'now')
      isChanged = this.#reading.get(lessonId) === 'soon'
    } catch (error) {
      this.#log.warn({ err: error }, 'a live lesson could not be read')
    } finally {
      this.#reading.delete(lessonId)
    }
    if (isChanged) this.changed(lessonId, false)
  }

  async #sendState(lessonId: string): Promise<void> {
    for (const language of new Set(this.#streams.get(lessonId)?.values())) {
      const state = await this.#read(lessonId, language)
      if (state === undefined) return
      const event = eventOf(state)
      for (const [stream, its] of this.#streams.get(lessonId) ?? []) if (its === language) send(stream, event)
    }
  }

  #all(): readonly ServerResponse[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams.keys()])
  }
}

function eventOf(state: string): string {
  return `data: ${state}\n\n`
}

function send(stream: ServerResponse, text: string): void {
  if (stream.writableLength > MAX_UNSENT_BYTES) stream.destroy()
  else if (!stream.writableEnded) stream.write(text)
}

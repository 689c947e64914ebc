import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { Subscribers, type Bus, type Listener } from './bus.ts'

/** PostgreSQL's own limit is 8000 bytes. */
const MAX_TEXT_BYTES = 1000
/** Beyond this many pending messages the queue is dropped, and subscribers are notified that they may have missed some. */
const MAX_WAITING = 5000
const CONNECT_MS = 2000
const ANSWER_MS = 2500
/** Interval between checks of a silent connection. */
const LOOK_EVERY_MS = 5000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5000
/** PostgreSQL truncates longer names. */
const CHANNEL_LENGTH = 63

type Message = readonly [topic: string, text: string]

interface Connection {
  readonly client: Client
  /** Resolves with the reason when the connection is lost. */
  readonly lost: Promise<Error>
}

/** The bus of processes on one PostgreSQL: LISTEN and NOTIFY on a connection of its own. While it is lost, messages are queued; after a
 *  reconnect everything counts as changed. */
export class PostgresBus implements Bus {
  readonly #address: string
  readonly #onLost: (error: Error) => void
  readonly #id = randomUUID()
  readonly #subscribers = new Subscribers()
  readonly #closing = new AbortController()
  #waiting: Message[] = []
  #hasDropped = false
  #client: Client | undefined
  #channel = ''
  #sending: Promise<void> | undefined
  #staying: Promise<void> = Promise.resolve()

  private constructor(address: string, onLost: (error: Error) => void) {
    this.#address = address
    this.#onLost = onLost
  }

  /** @param address of PostgreSQL itself: a transaction pooler forwards no notifications
   *  @param onLost called with the reason when the connection breaks; it reconnects by itself
   *  @throws the driver's error when the first connection fails */
  static async open(address: string, onLost: (error: Error) => void): Promise<PostgresBus> {
    const bus = new PostgresBus(address, onLost)
    const lost = await bus.#connect()
    bus.#staying = bus.#stay(lost)
    return bus
  }

  publish(topic: string, text = ''): void {
    if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw new RangeError(`a message has at most ${MAX_TEXT_BYTES} bytes`)
    if (this.#waiting.length >= MAX_WAITING) {
      this.#waiting = []
      this.#hasDropped = true
    }
    // A dropped queue already says that anything may have changed.
    if (!this.#hasDropped) this.#waiting.push([topic, text])
    void this.#send()
  }

  subscribe(topic: string, listener: Listener): void {
    this.#subscribers.add(topic, listener)
  }

  async close(): Promise<void> {
    await this.#send()
    this.#closing.abort()
    await this.#staying
  }

  async #connect(): Promise<Connection> {
    const { promise: lost, resolve: lose } = Promise.withResolvers<Error>()
    const client = new Client({
      connectionString: this.#address,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    })
    client.on('error', lose)
    client.on('end', () => lose(new Error('the connection was ended')))
    client.on('notification', ({ payload = '' }) => this.#hear(payload))
    try {
      await client.connect()
      const { rows } = await client.query<{ schema: string }>('select current_schema() as schema')
      this.#channel = `emojigma ${rows[0]?.schema}`.slice(0, CHANNEL_LENGTH)
      // Losing a message in a power cut does no harm, so commits do not wait for the disk.
      await client.query('set synchronous_commit = off')
      await client.query(`listen ${escapeIdentifier(this.#channel)}`)
    } catch (error) {
      await end(client)
      throw error
    }
    this.#client = client
    return { client, lost }
  }

  async #stay(first: Connection): Promise<void> {
    const { signal } = this.#closing
    let connection: Connection | undefined = first
    for (let pauseMs = FIRST_PAUSE_MS; !signal.aborted; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        connection ??= await this.#connectAgain()
        pauseMs = FIRST_PAUSE_MS
        const error = await this.#lossOf(connection)
        if (!signal.aborted) this.#onLost(error)
      } catch (error) {
        this.#onLost(error as Error)
      }
      connection = undefined
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  async #connectAgain(): Promise<Connection> {
    const connection = await this.#connect()
    this.#subscribers.notifyAll()
    void this.#send()
    return connection
  }

  /** Waits until the connection is lost, and closes it.
   *  @returns the reason */
  async #lossOf({ client, lost }: Connection): Promise<Error> {
    const { signal } = this.#closing
    const { promise: ended, resolve: finish } = Promise.withResolvers<Error>()
    const looking = setInterval(() => void client.query('select 1').catch(finish), LOOK_EVERY_MS).unref()
    const close = (): void => finish(new Error('the bus was closed'))
    signal.addEventListener('abort', close)
    if (signal.aborted) close()
    const reason = await Promise.race([lost, ended])
    clearInterval(looking)
    signal.removeEventListener('abort', close)
    this.#client = undefined
    await end(client)
    return reason
  }

  /** Sends the queue in order. Failed messages are sent on the next connection. */
  #send(): Promise<void> {
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = undefined
      // Published while the last message was sent.
      if (this.#client && this.#waiting.length > 0) void this.#send()
    })
    return this.#sending
  }

  async #sendAll(): Promise<void> {
    while (this.#client && (this.#waiting.length > 0 || this.#hasDropped)) {
      const client = this.#client
      const message = this.#hasDropped ? undefined : this.#waiting.shift()
      try {
        await client.query('select pg_notify($1, $2)', [this.#channel, JSON.stringify([this.#id, message ?? null])])
      } catch {
        if (message) this.#waiting.unshift(message)
        this.#client = undefined
        // `#stay` then reconnects and sends the rest.
        await end(client)
        return
      }
      if (!message) this.#hasDropped = false
    }
  }

  #hear(payload: string): void {
    const [sender, message] = JSON.parse(payload) as [string, Message | null]
    if (sender === this.#id) return
    if (message) this.#subscribers.notify(...message)
    else this.#subscribers.notifyAll()
  }
}

async function end(client: Client): Promise<void> {
  await client.end().catch(() => undefined)
}

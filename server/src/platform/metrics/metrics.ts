import { Counter, Gauge, Registry, type Metric } from 'prom-client'
import { Durations } from './durations.ts'
import type { Tally } from './tally.ts'

export const METRICS_PATH = '/metrics'
const PREFIX = 'emojigma_'
/** The label of requests without a route. */
const NO_ROUTE = 'none'
/** More routes than the site has; any further ones share a label. */
const MOST_ROUTES = 500
const TOO_MANY = 'others'
/** A file in a folder. */
const FILE = /^(\/(?!api\/).*\/)[^/:*]+\.[^/:*]+$/

/** A value, or several by label. */
type Reading = number | Readonly<Record<string, number>>

/** Metrics of one process for Prometheus. Labels are names from our code (routes, limits, kinds, states), never input, so that the number
 *  of series is bounded.
 *  Source: docs/operate.md, Seen from outside */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Durations(`${PREFIX}request_seconds`, 'Time from a request to its answer, by route and class of status', [
    'call',
    'status',
  ])
  readonly #refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: 'Requests turned away, by the limit that was reached',
    labelNames: ['limit'],
    registers: [this.#registry],
  })
  readonly #byRoute = new Map<string, (Tally | undefined)[]>()
  readonly #others: (Tally | undefined)[] = []
  readonly #queues = new Map<string, () => number>()

  constructor() {
    this.add(this.#requests)
    const waiting = () => Object.fromEntries([...this.#queues].map(([name, length]) => [name, length()]))
    this.gauge('turns_waiting', 'What waits for its turn in this process', waiting, 'queue')
  }

  /** Counts a request.
   *  @param route as declared, never as requested; absent = none matched */
  answered(route: string | undefined, status: number, seconds: number): void {
    const call = route ?? NO_ROUTE
    let tallies = this.#byRoute.get(call)
    if (!tallies && this.#byRoute.size < MOST_ROUTES) this.#byRoute.set(call, (tallies = []))
    const statusClass = Math.floor(status / 100)
    const tally = ((tallies ?? this.#others)[statusClass] ??= this.#tallyOf(tallies ? nameOf(call) : TOO_MANY, `${statusClass}xx`))
    tally.add(seconds)
  }

  #tallyOf(call: string, status: string): Tally {
    return this.#requests.tally(`${status} ${call}`, () => ({ call, status }))
  }

  /** @param limit one of a few names of ours */
  refused(limit: string): void {
    this.#refusals.inc({ limit })
  }

  /** Adds a value that is read on each scrape.
   *  @param name without the site's prefix
   *  @param label distinguishes several values; their names must be few, and ours */
  gauge(name: string, help: string, read: () => Reading | Promise<Reading>, label?: string): void {
    const gauge = new Gauge({
      name: `${PREFIX}${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      collect: async () => {
        const reading = await read()
        gauge.reset()
        if (typeof reading === 'number') gauge.set(reading)
        else for (const [value, count] of Object.entries(reading)) gauge.set({ [label ?? 'of']: value }, count)
      },
    })
  }

  /** Adds a gauge of pending work. */
  queue(name: string, length: () => number): void {
    this.#queues.set(name, length)
  }

  /** Adds a counter that is read on each scrape. */
  total(name: string, help: string, read: () => Reading, label?: string): void {
    const counter = new Counter({
      name: `${PREFIX}${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [this.#registry],
      collect() {
        const reading = read()
        counter.reset()
        if (typeof reading === 'number') counter.inc(reading)
        else for (const [value, count] of Object.entries(reading)) counter.inc({ [label ?? 'of']: value }, count)
      },
    })
  }

  add(metric: Metric): void {
    this.#registry.registerMetric(metric)
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** In Prometheus' text format. */
  async text(): Promise<string> {
    return this.#registry.metrics()
  }
}

/** Built files have a route each, with names that change in every release: those of a folder are counted together. */
function nameOf(route: string): string {
  return route.replace(FILE, '$1*')
}

import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client'
import { Histogram } from 'prom-client'
import { BOUNDS_S, Tally } from './tally.ts'

type Labels = Readonly<Record<string, string>>

/** A histogram of durations in seconds, filled from tallies when it is read: Prometheus' own client spends some microseconds on each
 *  value. */
export class Durations<Label extends string = never> extends Histogram<Label> {
  readonly #name: string
  readonly #help: string
  readonly #tallies = new Map<string, { readonly labels: Labels; readonly tally: Tally }>()

  constructor(name: string, help: string, labelNames: readonly Label[] = []) {
    super({ name, help, labelNames: [...labelNames], buckets: [...BOUNDS_S], registers: [] })
    this.#name = name
    this.#help = help
  }

  /** @param key identifies the tally
   *  @param labels called once per key */
  tally(key: string, labels: () => Readonly<Record<Label, string>>): Tally {
    const kept = this.#tallies.get(key)
    if (kept) return kept.tally
    const tally = new Tally()
    this.#tallies.set(key, { labels: labels(), tally })
    return tally
  }

  override async get(): Promise<MetricObjectWithValues<MetricValueWithName<Label>>> {
    const values = [...this.#tallies.values()].flatMap(({ labels, tally }) => this.#valuesOf(labels, tally))
    // prom-client's type does not say how values are spelled.
    return { name: this.#name, help: this.#help, type: 'histogram', aggregator: 'sum', values } as unknown as MetricObjectWithValues<
      MetricValueWithName<Label>
    >
  }

  /** The registry calls it in place of `get`. */
  getForPromString(): ReturnType<this['get']> {
    return this.get() as ReturnType<this['get']>
  }

  #valuesOf(labels: Labels, tally: Tally) {
    const bucket = (le: number | '+Inf', value: number) => ({ metricName: `${this.#name}_bucket`, labels: { le, ...labels }, value })
    return [
      ...tally.upToBounds.map((value, index) => bucket(BOUNDS_S[index] ?? '+Inf', value)),
      bucket('+Inf', tally.count),
      { metricName: `${this.#name}_sum`, labels, value: tally.sumS },
      { metricName: `${this.#name}_count`, labels, value: tally.count },
    ]
  }
}

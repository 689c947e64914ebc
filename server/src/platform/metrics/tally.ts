/** Upper bounds of the histogram's classes, in seconds; longer durations have a class of their own. */
export const BOUNDS_S: readonly number[] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** A histogram of durations. Counting costs less than reading the clock, so everything can be counted. */
export class Tally {
  readonly #counts = new Float64Array(BOUNDS_S.length + 1)
  #sumS = 0

  add(seconds: number): void {
    let index = 0
    while (index < BOUNDS_S.length && seconds > (BOUNDS_S[index] ?? 0)) index += 1
    this.#counts[index] = (this.#counts[index] ?? 0) + 1
    this.#sumS += seconds
  }

  get sumS(): number {
    return this.#sumS
  }

  get count(): number {
    return this.#counts.reduce((sum, count) => sum + count, 0)
  }

  /** Cumulative counts, by bound. */
  get upToBounds(): readonly number[] {
    let sum = 0
    return BOUNDS_S.map((_, index) => (sum += this.#counts[index] ?? 0))
  }
}

import { Durations } from './durations.ts'
import type { Tally } from './tally.ts'

/** A statement is slow from here on, and its shape is recorded. */
const SLOW_MS = 50
const SHAPES_KEPT = 50
const SHAPE_LENGTH = 600
const LITERALS = /'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b/g
/** Consecutive rows of values. */
const ROWS = /\(…\)(?:, \(…\))+/g
const LISTS = /\((?:\s*(?:\?|\$\?)\s*,)+\s*(?:\?|\$\?)\s*\)/g

/** A slow statement without its values. */
export interface SlowStatement {
  readonly shape: string
  readonly times: number
  readonly totalMs: number
  readonly longestMs: number
}

/** Durations of statements, and the shapes of slow ones, without values and so without personal data.
 *  Source: docs/operate.md, Seen from outside */
export class StatementTimes {
  readonly durations = new Durations('emojigma_statement_seconds', 'Time that the database took for a statement')
  readonly #tally: Tally = this.durations.tally('', () => ({}))
  readonly #slow = new Map<string, SlowStatement>()

  /** Counts a finished statement. */
  took(text: string, durationMs: number): void {
    this.#tally.add(durationMs / 1000)
    if (durationMs >= SLOW_MS) this.#keep(shapeOf(text), durationMs)
  }

  /** Those that took most time in total, first. */
  get slow(): readonly SlowStatement[] {
    return [...this.#slow.values()].toSorted((one, other) => other.totalMs - one.totalMs)
  }

  #keep(shape: string, durationMs: number): void {
    const { times, totalMs, longestMs } = this.#slow.get(shape) ?? { times: 0, totalMs: 0, longestMs: 0 }
    // Least recently slow statements are evicted first.
    this.#slow.delete(shape)
    this.#slow.set(shape, {
      shape,
      times: times + 1,
      totalMs: totalMs + durationMs,
      longestMs: Math.max(longestMs, durationMs),
    })
    const [oldest] = this.#slow.keys()
    if (this.#slow.size > SHAPES_KEPT && oldest !== undefined) this.#slow.delete(oldest)
  }
}

/** A statement with its values and literals replaced by question marks. */
export function shapeOf(text: string): string {
  const values = text.replaceAll(LITERALS, '?')
  const shape = values.replaceAll(LISTS, '(…)').replaceAll(ROWS, '(…)').replaceAll(/\s+/g, ' ').trim()
  return shape.length > SHAPE_LENGTH ? `${shape.slice(0, SHAPE_LENGTH)}…` : shape
}

import { hash } from 'node:crypto'
import type { Row } from './row-store.ts'

/** How many rows a table has, and a sum over their contents. Rows may come in any order, and from either engine. */
export interface Tally {
  readonly rows: number
  /** 16 hexadecimal digits. */
  readonly sum: string
}

const MASK = (1n << 64n) - 1n

/** Adds up rows: the first 64 bits of the SHA-256 of each, so that neither a changed row nor one that is there twice goes unseen. */
export class Tallying {
  #rows = 0
  #sum = 0n

  add(line: string): void {
    this.#rows += 1
    this.#sum = (this.#sum + BigInt(`0x${hash('sha256', line, 'hex').slice(0, 16)}`)) & MASK
  }

  get tally(): Tally {
    return { rows: this.#rows, sum: this.#sum.toString(16).padStart(16, '0') }
  }
}

/** A row as one line of text. */
export function lineOf(row: Row): string {
  return JSON.stringify(row.map((value) => (value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value)))
}

/** @throws SyntaxError for what is no line of a row */
export function rowOf(line: string): Row {
  const values: unknown = JSON.parse(line)
  if (!Array.isArray(values)) throw new SyntaxError('no row')
  return values.map((value: string | number | null | { readonly base64: string }) =>
    typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
  )
}

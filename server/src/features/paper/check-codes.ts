import { MAX_PUZZLE_ID } from '@emojigma/engine/day.ts'
import { CODE_LETTERS } from '@emojigma/contract/rules/cards.ts'
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../platform/secrets/derived-key.ts'

const SIGNATURE_BYTES = 8
const MAX_BYTES = 150
const SHORT_LENGTH = 8

/** The content of a check code. */
export interface CheckedSheet {
  readonly puzzleIds: readonly number[]
  /** Number of the variant, from 1; 0 = the only one. */
  readonly variant: number
}

/** Makes and reads the check codes of printed sheets. A long code contains the puzzles it is for and is signed, so that none can be forged.
 *  Sheets show a short one, which stands for it in the database for ever.
 *  Source: docs/product.md, Worksheets */
export class CheckCodes {
  readonly #key: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#key = derivedKey(secret, 'codes on worksheets')
  }

  codeOf({ puzzleIds, variant }: CheckedSheet): string {
    const content = Buffer.from([variant, ...puzzleIds.flatMap(bytesOf)])
    return Buffer.concat([content, this.#signature(content)]).toString('base64url')
  }

  /** @returns undefined for a forged code */
  read(code: string): CheckedSheet | undefined {
    const bytes = Buffer.from(code, 'base64url')
    if (bytes.length <= SIGNATURE_BYTES + 1 || bytes.length > MAX_BYTES || bytes.toString('base64url') !== code) return undefined
    const content = bytes.subarray(0, -SIGNATURE_BYTES)
    if (!timingSafeEqual(bytes.subarray(-SIGNATURE_BYTES), this.#signature(content))) return undefined
    const [variant = 0, ...ids] = content
    return { variant, puzzleIds: numbersOf(ids) }
  }

  /** Letters to type, the same ones for the same sheet; `attempt` gives others where they stand for another sheet. */
  shortOf(code: string, attempt: number): string {
    let left = createHmac('sha256', this.#key).update(`short ${attempt}\n${code}`).digest().readBigUInt64BE()
    return Array.from({ length: SHORT_LENGTH }, () => {
      const letter = CODE_LETTERS[Number(left % BigInt(CODE_LETTERS.length))]
      left /= BigInt(CODE_LETTERS.length)
      return letter
    }).join('')
  }

  #signature(content: Buffer): Buffer {
    return createHmac('sha256', this.#key).update(content).digest().subarray(0, SIGNATURE_BYTES)
  }
}

/** Seven bits a byte, the lowest first; the highest bit says that more follow. */
function bytesOf(id: number): number[] {
  if (!Number.isInteger(id) || id < 0 || id > MAX_PUZZLE_ID) throw new RangeError(`no puzzle ${id}`)
  return id < 128 ? [id] : [(id % 128) + 128, ...bytesOf(Math.floor(id / 128))]
}

function numbersOf(bytes: readonly number[]): number[] {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (const byte of bytes) {
    value += (byte % 128) * factor
    factor *= 128
    if (byte >= 128) continue
    numbers.push(value)
    ;[value, factor] = [0, 1]
  }
  return numbers
}

/** @returns a short code as it is stored, in whatever spelling it was typed; undefined for another text */
export function typedShort(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  return letters.length === SHORT_LENGTH && [...letters].every((letter) => CODE_LETTERS.includes(letter)) ? letters : undefined
}

import { CARD_CODE_LENGTH, CODE_LETTERS, PICTURE_WORDS, PICTURES_OF_A_CODE, type PictureWord } from '@emojigma/contract/rules/cards.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'

const TOKEN_BYTES = 16

/** The three ways to sign in by a card. */
export type CardKeyKind = 'token' | 'code' | 'pictures'

/** The keys on a card, derived from the card's seed and the site's secret. The database has the seed and hashes under another secret, so
 *  reading the database is not enough to sign in.
 *  Source: docs/product.md, Login cards */
export class CardKeys {
  readonly #makingKey: KeyObject
  readonly #hashingKey: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#makingKey = derivedKey(secret, 'what stands on login cards')
    this.#hashingKey = derivedKey(secret, 'hashes of what stands on login cards')
  }

  /** 128 bits, for the QR code. */
  token(seed: string): string {
    return `card-${this.#bytes('token', seed).subarray(0, TOKEN_BYTES).toString('base64url')}`
  }

  /** Without hyphens. */
  code(seed: string): string {
    return this.#choices('code', seed, CARD_CODE_LENGTH, [...CODE_LETTERS]).join('')
  }

  pictures(seed: string): readonly PictureWord[] {
    return this.#choices('pictures', seed, PICTURES_OF_A_CODE, PICTURE_WORDS)
  }

  /** As stored in the table. */
  hash(kind: CardKeyKind, key: string): string {
    return createHmac('sha256', this.#hashingKey).update(`${kind}\n${key}`).digest('base64url')
  }

  /** The hashes of all keys on a card. */
  hashes(seed: string): Readonly<Record<CardKeyKind, string>> {
    return {
      token: this.hash('token', this.token(seed)),
      code: this.hash('code', this.code(seed)),
      pictures: this.hash('pictures', this.pictures(seed).join(' ')),
    }
  }

  #bytes(kind: CardKeyKind, seed: string): Buffer {
    return createHmac('sha256', this.#makingKey).update(`${kind}\n${seed}`).digest()
  }

  /** Uniform but for less than one part in 2^128. */
  #choices<Item>(kind: CardKeyKind, seed: string, count: number, items: readonly Item[]): Item[] {
    let left = BigInt(`0x${this.#bytes(kind, seed).toString('hex')}`)
    return Array.from({ length: count }, () => {
      const item = items[Number(left % BigInt(items.length))]
      left /= BigInt(items.length)
      return item as Item
    })
  }
}

/** Whether two codes differ in two places at least, so that one wrong tap does not turn one into the other. */
export function areApart(one: readonly PictureWord[], other: readonly PictureWord[]): boolean {
  return one.filter((word, index) => word !== other[index]).length >= 2
}

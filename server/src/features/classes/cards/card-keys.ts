import { CARD_CODE_LENGTH, CODE_LETTERS, PICTURE_WORDS, PICTURES_OF_A_CODE, type PictureWord } from '@emojigma/contract/rules/cards.ts'
import { createHmac, type KeyObject } from 'node:crypto'
import { derivedKey } from '../../../platform/secrets/derived-key.ts'

const TOKEN_BYTES = 16

/** What one may sign in with by a card. */
export type CardKeyKind = 'token' | 'code' | 'pictures'

/** What stands on a card: it follows from the card's seed and the site's secret. The database keeps the seed and hashes under another key,
 *  so that nobody signs in by what they read there.
 *  Source: docs/product.md, Login cards */
export class CardKeys {
  readonly #makingKey: KeyObject
  readonly #hashingKey: KeyObject

  /** @param secret the site's */
  constructor(secret: string) {
    this.#makingKey = derivedKey(secret, 'what stands on login cards')
    this.#hashingKey = derivedKey(secret, 'hashes of what stands on login cards')
  }

  /** 128 bits, as they stand in a QR code. */
  token(seed: string): string {
    return `card-${this.#bytes('token', seed).subarray(0, TOKEN_BYTES).toString('base64url')}`
  }

  /** Without its hyphens. */
  code(seed: string): string {
    return this.#choices('code', seed, CARD_CODE_LENGTH, [...CODE_LETTERS]).join('')
  }

  pictures(seed: string): readonly PictureWord[] {
    return this.#choices('pictures', seed, PICTURES_OF_A_CODE, PICTURE_WORDS)
  }

  /** As the table has it. */
  hash(kind: CardKeyKind, key: string): string {
    return createHmac('sha256', this.#hashingKey).update(`${kind}\n${key}`).digest('base64url')
  }

  /** The hashes of all that stands on a card. */
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

  /** Each as likely as the others, but for less than one part in 2^128. */
  #choices<Item>(kind: CardKeyKind, seed: string, count: number, items: readonly Item[]): Item[] {
    let left = BigInt(`0x${this.#bytes(kind, seed).toString('hex')}`)
    return Array.from({ length: count }, () => {
      const item = items[Number(left % BigInt(items.length))]
      left /= BigInt(items.length)
      return item as Item
    })
  }
}

/** Whether one wrong tap can make one code of pictures of another. */
export function areApart(one: readonly PictureWord[], other: readonly PictureWord[]): boolean {
  return one.filter((word, index) => word !== other[index]).length >= 2
}

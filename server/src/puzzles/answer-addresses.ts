import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { derivedKey } from '../derived-key.ts'

const VALID_MS = 60 * 60 * 1000
/** Addresses change only so often, so that a browser that asks again finds the picture in its cache. */
const STEP_MS = 30 * 60 * 1000

export type AnswerFormat = 'svg' | 'avif'

/** Makes and checks the addresses of answer pictures: signed, and valid for an hour to an hour and a half. */
export class AnswerAddresses {
  readonly #key: Buffer

  /** @param secret the site's */
  constructor(secret: string) {
    this.#key = derivedKey(secret, 'addresses of answer pictures')
  }

  address(puzzleId: number, levelId: LevelId, format: AnswerFormat, nowMs: number): string {
    const path = answerPath(puzzleId, levelId, format)
    const untilMs = Math.ceil((nowMs + VALID_MS) / STEP_MS) * STEP_MS
    return `${path}?until=${untilMs}&signature=${this.#signature(path, untilMs)}`
  }

  /** @param path the address without its query */
  isValid(path: string, untilMs: number, signature: string, nowMs: number): boolean {
    if (!(untilMs > nowMs)) return false
    const expected = Buffer.from(this.#signature(path, untilMs))
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }

  #signature(path: string, untilMs: number): string {
    return createHmac('sha256', this.#key).update(`${path}\n${untilMs}`).digest('base64url')
  }
}

function answerPath(puzzleId: number, levelId: LevelId, format: AnswerFormat): string {
  const name = `/emojigma/answers/Puzzle_${puzzleId}_${levelOf(levelId).code}`
  return format === 'svg' ? `${name}.svg` : `${name}_800.avif`
}

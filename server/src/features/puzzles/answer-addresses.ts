import { levelOf, type LevelId } from '@emojigma/engine/levels.ts'
import { SignedAddresses } from '../../platform/secrets/signed-addresses.ts'

export type AnswerFormat = 'svg' | 'avif'

export class AnswerAddresses extends SignedAddresses {
  /** @param secret the site's */
  constructor(secret: string) {
    super(secret, 'addresses of answer pictures')
  }

  address(puzzleId: number, levelId: LevelId, format: AnswerFormat, nowMs: number): string {
    return this.signed(answerPath(puzzleId, levelId, format), nowMs)
  }
}

function answerPath(puzzleId: number, levelId: LevelId, format: AnswerFormat): string {
  const name = `/emojigma/answers/Puzzle_${puzzleId}_${levelOf(levelId).code}`
  return format === 'svg' ? `${name}.svg` : `${name}_800.avif`
}

import * as messages from '@emojigma/messages/page/puzzles/how-to-play.ts'
import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

const WHOLE_NUMBER = messages.everyEmojiStandsFor

const TIMES_FIRST = messages.rememberAndComeBeforeAnd
const FIRST_WORD_THAT_DIVIDES: LevelId = 3

/** Level 5 and Expert draw several of one emoji side by side. */
function hasPlates(levelId: LevelId): boolean {
  return levelId === 10 || levelId === 4
}

/** Only there it is asked which of two is more. */
const FIRST_LEVEL: LevelId = 6

/** How a kind of puzzle is played, step by step. */
export function howToPlay(typeId: PuzzleTypeId, levelId: LevelId): readonly string[] {
  switch (typeId) {
    case 1:
      return [
        WHOLE_NUMBER,
        messages.useTheFirstLines,
        messages.putYourNumbersInto,
        ...(levelId === FIRST_LEVEL ? [messages.whereItAsksWhich] : []),
        ...(hasPlates(levelId) ? [messages.emojiTogetherOnOne] : []),
        ...(isJunior(levelId) ? [] : [TIMES_FIRST]),
      ]
    case 2:
      return [WHOLE_NUMBER, messages.blueNumbersAreThe, messages.findTheTotalIn]
    case 3:
      return [
        messages.workOutTheNumber,
        messages.aIs1B,
        messages.swapEachNumberFor,
        ...(levelId >= FIRST_WORD_THAT_DIVIDES ? [TIMES_FIRST] : []),
      ]
    case 4:
      return [messages.fillEveryEmptyCell, messages.eachRowColumnAnd, messages.chooseACellThen, messages.tapAFilledCell]
    case 5:
      return [messages.oneEmojiIsNot, messages.findItThenChoose, messages.itsNameIsThe]
  }
}

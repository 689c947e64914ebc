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

/** Only Level 1 has which-is-more questions. */
const FIRST_LEVEL: LevelId = 6

/** How a kind of puzzle is played, step by step. */
export function howToPlay(typeId: PuzzleTypeId, levelId: LevelId): readonly string[] {
  return STEPS[typeId](levelId)
}

const STEPS: Readonly<Record<PuzzleTypeId, (levelId: LevelId) => readonly string[]>> = {
  1: (levelId) => [
    WHOLE_NUMBER,
    messages.useTheFirstLines,
    messages.putYourNumbersInto,
    ...(levelId === FIRST_LEVEL ? [messages.whereItAsksWhich] : []),
    ...(hasPlates(levelId) ? [messages.emojiTogetherOnOne] : []),
    ...(isJunior(levelId) ? [] : [TIMES_FIRST]),
  ],
  2: () => [WHOLE_NUMBER, messages.blueNumbersAreThe, messages.findTheTotalIn],
  3: (levelId) => [
    messages.workOutTheNumber,
    messages.aIs1B,
    messages.swapEachNumberFor,
    ...(levelId >= FIRST_WORD_THAT_DIVIDES ? [TIMES_FIRST] : []),
  ],
  4: () => [messages.fillEveryEmptyCell, messages.eachRowColumnAnd, messages.chooseACellThen, messages.tapAFilledCell],
  5: () => [messages.oneEmojiIsNot, messages.findItThenChoose, messages.itsNameIsThe],
}

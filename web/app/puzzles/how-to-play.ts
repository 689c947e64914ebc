import { isJunior, type LevelId } from '@emojigma/engine/levels.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

const WHOLE_NUMBER = 'Every emoji stands for a whole number.'

const TIMES_FIRST = 'Remember: × and ÷ come before + and −.'
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
        'Use the first lines to work out what each emoji is worth.',
        'Put your numbers into the last line.',
        ...(levelId === FIRST_LEVEL ? ['Where it asks which is more, type the greater number.'] : []),
        ...(hasPlates(levelId) ? ['Emoji together on one plate are one number: two pears are a pear plus a pear.'] : []),
        ...(isJunior(levelId) ? [] : [TIMES_FIRST]),
      ]
    case 2:
      return [WHOLE_NUMBER, 'Blue numbers are the totals of a row or a column.', 'Find the total in the yellow square.']
    case 3:
      return [
        'Work out the number for each emoji.',
        'A is 1, B is 2, C is 3 and so on.',
        'Swap each number for its letter to spell the word.',
        ...(levelId >= FIRST_WORD_THAT_DIVIDES ? [TIMES_FIRST] : []),
      ]
    case 4:
      return [
        'Fill every empty cell with an emoji.',
        'Each row, column and box has each emoji once.',
        'Choose a cell, then pick an emoji.',
        'Tap a filled cell to clear it.',
      ]
    case 5:
      return [
        'One emoji is not like the others.',
        'Find it, then choose its square.',
        'Its name is the column letter and the row number, like F7.',
      ]
  }
}

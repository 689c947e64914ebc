import * as messages from '@emojigma/messages/page/how-to-video/storyboard.ts'
import type { ClassicQuestion, Emoji } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The lines of the Classic puzzle with what is known of them. */
export interface ClassicPicture {
  readonly kind: 'classic'
  /** How many of the emoji have become numbers, in their order. */
  readonly found: number
  /** The line that the caption speaks of. */
  readonly lookAt?: number | 'ask'
  readonly isSolved?: boolean
}

/** The Emojidoku board. */
export interface BoardPicture {
  readonly kind: 'emojidoku'
  /** As a board stands on the wire. */
  readonly cells: string
  /** Cells that the caption speaks of. */
  readonly lookAt: readonly number[]
}

/** The square in which one emoji is odd. */
export interface OddPicture {
  readonly kind: 'odd'
  /** The row that is being looked through, from 0. */
  readonly row?: number
  readonly isFound?: boolean
}

export type Picture = ClassicPicture | BoardPicture | OddPicture

export interface Step {
  readonly caption: string
  readonly picture: Picture
}

export interface Chapter {
  readonly name: string
  readonly typeId: PuzzleTypeId
  readonly steps: readonly Step[]
}

const APPLE = { kind: 'symbol', symbol: 0, copies: 1 } as const
const BANANA = { kind: 'symbol', symbol: 1, copies: 1 } as const
const CHERRIES = { kind: 'symbol', symbol: 2, copies: 1 } as const

export const CLASSIC: ClassicQuestion = {
  typeId: 1,
  emoji: ['red-apple', 'banana', 'cherries'],
  equations: [
    { left: { operands: [APPLE, APPLE], operators: ['+'] }, right: 10 },
    { left: { operands: [APPLE, BANANA, BANANA], operators: ['+', '+'] }, right: 13 },
    { left: { operands: [BANANA, CHERRIES], operators: ['+'] }, right: 7 },
  ],
  ask: { operands: [CHERRIES, APPLE, BANANA], operators: ['+', '*'] },
}
export const CLASSIC_VALUES: readonly number[] = [5, 4, 3]
export const CLASSIC_ANSWER = 23

export const BOARD_EMOJI: readonly Emoji[] = ['strawberry', 'carrot', 'grapes', 'fish']
export const BOARD_GIVENS = '.13.4..21..3.42.'

export const ODD = { emoji: ['frog', 'turtle'], side: 6, row: 3, column: 3 } as const satisfies {
  readonly emoji: readonly [crowd: Emoji, odd: Emoji]
  readonly side: number
  readonly row: number
  readonly column: number
}

/** The chapters in reading order.
 *  Source: docs/product.md, Help */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: messages.aClassicPuzzle,
    typeId: 1,
    steps: [
      { caption: messages.eachEmojiStandsFor, picture: { kind: 'classic', found: 0 } },
      { caption: messages.lookForALine, picture: { kind: 'classic', found: 0, lookAt: 0 } },
    ],
  },
  {
    name: messages.theFirstNumber,
    typeId: 1,
    steps: [
      { caption: messages.twoApplesMake10, picture: { kind: 'classic', found: 0, lookAt: 0 } },
      { caption: messages.soEveryAppleIs5, picture: { kind: 'classic', found: 1 } },
    ],
  },
  {
    name: messages.oneAfterAnother,
    typeId: 1,
    steps: [
      { caption: messages.text5AndTwoBananas, picture: { kind: 'classic', found: 1, lookAt: 1 } },
      { caption: messages.thenOneBananaIs4, picture: { kind: 'classic', found: 2 } },
      { caption: messages.text4AndTheCherries, picture: { kind: 'classic', found: 2, lookAt: 2 } },
    ],
  },
  {
    name: messages.theAnswer,
    typeId: 1,
    steps: [
      { caption: messages.nowTheLastLine, picture: { kind: 'classic', found: 3, lookAt: 'ask' } },
      { caption: messages.timesComesFirst5, picture: { kind: 'classic', found: 3, lookAt: 'ask' } },
      { caption: messages.theAnswerIs23Solved, picture: { kind: 'classic', found: 3, isSolved: true } },
    ],
  },
  {
    name: messages.emojidoku,
    typeId: 4,
    steps: [
      { caption: messages.emojidokuEveryRowColumn, picture: board(BOARD_GIVENS, []) },
      { caption: messages.thisBoxHasA, picture: board(BOARD_GIVENS, [0, 1, 4, 5]) },
      { caption: messages.theFirstRowHas, picture: board('213.4..21..3.42.', [0]) },
      { caption: messages.oneCellOfThe, picture: board('213.43.21..3.42.', [5]) },
      { caption: messages.goOnLikeThat, picture: board('2134431212433421', []) },
    ],
  },
  {
    name: messages.spotTheOddEmoji,
    typeId: 5,
    steps: [
      { caption: messages.spotTheOddEmojiRule, picture: { kind: 'odd' } },
      { caption: messages.goThroughItRow, picture: { kind: 'odd', row: 0 } },
      { caption: messages.frogsFrogsAndMoreFrogs, picture: { kind: 'odd', row: 2 } },
      { caption: messages.thereATurtleAmong, picture: { kind: 'odd', row: 3, isFound: true } },
      { caption: messages.itsPlaceIsColumn, picture: { kind: 'odd', isFound: true } },
    ],
  },
]

function board(cells: string, lookAt: readonly number[]): BoardPicture {
  return { kind: 'emojidoku', cells, lookAt }
}

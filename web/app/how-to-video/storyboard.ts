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

/** One picture with what is said to it. */
export interface Beat {
  readonly durationMs: number
  readonly caption: string
  readonly picture: Picture
}

export interface Chapter {
  readonly name: string
  readonly typeId: PuzzleTypeId
  readonly beats: readonly Beat[]
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

/** All that is shown and said, in its order.
 *  Source: docs/product.md, Help */
export const CHAPTERS: readonly Chapter[] = [
  {
    name: 'A Classic puzzle',
    typeId: 1,
    beats: [
      beat(4600, 'Each emoji stands for a number. What does the last line make?', { kind: 'classic', found: 0 }),
      beat(4600, 'Look for a line with only one kind of emoji. Here it is the first.', { kind: 'classic', found: 0, lookAt: 0 }),
    ],
  },
  {
    name: 'The first number',
    typeId: 1,
    beats: [
      beat(3400, 'Two apples make 10. Half of 10 is 5.', { kind: 'classic', found: 0, lookAt: 0 }),
      beat(3000, 'So every apple is 5.', { kind: 'classic', found: 1 }),
    ],
  },
  {
    name: 'One after another',
    typeId: 1,
    beats: [
      beat(4400, '5 and two bananas make 13. So two bananas make 8.', { kind: 'classic', found: 1, lookAt: 1 }),
      beat(3000, 'Then one banana is 4.', { kind: 'classic', found: 2 }),
      beat(3800, '4 and the cherries make 7. The cherries are 3.', { kind: 'classic', found: 2, lookAt: 2 }),
    ],
  },
  {
    name: 'The answer',
    typeId: 1,
    beats: [
      beat(3600, 'Now the last line: 3 plus 5 times 4.', { kind: 'classic', found: 3, lookAt: 'ask' }),
      beat(4400, 'Times comes first. 5 times 4 is 20, and 3 more is 23.', { kind: 'classic', found: 3, lookAt: 'ask' }),
      beat(3000, 'The answer is 23. Solved!', { kind: 'classic', found: 3, isSolved: true }),
    ],
  },
  {
    name: 'Emojidoku',
    typeId: 4,
    beats: [
      beat(4400, 'Emojidoku. Every row, column and box has each emoji once.', board(BOARD_GIVENS, [])),
      beat(4600, 'This box has a strawberry and a fish. It needs a carrot and grapes.', board(BOARD_GIVENS, [0, 1, 4, 5])),
      beat(4600, 'The first row has grapes already. So its first cell is the carrot.', board('213.4..21..3.42.', [0])),
      beat(3600, 'One cell of the box is left. It gets the grapes.', board('213.43.21..3.42.', [5])),
      beat(3200, 'Go on like that, and the board is full.', board('2134431212433421', [])),
    ],
  },
  {
    name: 'Spot the odd emoji',
    typeId: 5,
    beats: [
      beat(3600, 'Spot the odd emoji. All are the same but one.', { kind: 'odd' }),
      beat(2600, 'Go through it row by row.', { kind: 'odd', row: 0 }),
      beat(2600, 'Frogs, frogs, and more frogs.', { kind: 'odd', row: 2 }),
      beat(3000, 'There: a turtle among the frogs.', { kind: 'odd', row: 3, isFound: true }),
      beat(3800, 'Its place is column D, row 4. Now it is your turn.', { kind: 'odd', isFound: true }),
    ],
  },
]

function beat(durationMs: number, caption: string, picture: Picture): Beat {
  return { durationMs, caption, picture }
}

function board(cells: string, lookAt: readonly number[]): BoardPicture {
  return { kind: 'emojidoku', cells, lookAt }
}

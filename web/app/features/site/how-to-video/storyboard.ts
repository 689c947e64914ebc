import { m } from '@emojigma/messages'
import type { ClassicQuestion, Emoji } from '@emojigma/engine/question.ts'
import type { PuzzleTypeId } from '@emojigma/engine/types.ts'

/** The Classic puzzle's lines and known values. */
export interface ClassicPicture {
  readonly kind: 'classic'
  /** How many emoji are solved, in their order. */
  readonly found: number
  /** The line that the caption is about. */
  readonly lookAt?: number | 'ask'
  readonly isSolved?: boolean
}

export interface BoardPicture {
  readonly kind: 'emojidoku'
  /** In the wire format of boards. */
  readonly cells: string
  /** The cells that the caption is about. */
  readonly lookAt: readonly number[]
}

export interface OddPicture {
  readonly kind: 'odd'
  /** The row being searched, from 0. */
  readonly row?: number
  readonly isFound?: boolean
}

export type Picture = ClassicPicture | BoardPicture | OddPicture

interface Step {
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

export const CLASSIC = {
  typeId: 1,
  emoji: ['red-apple', 'banana', 'cherries'],
  equations: [
    { left: { operands: [APPLE, APPLE], operators: ['+'] }, right: 10 },
    { left: { operands: [APPLE, BANANA, BANANA], operators: ['+', '+'] }, right: 13 },
    { left: { operands: [BANANA, CHERRIES], operators: ['+'] }, right: 7 },
  ],
  ask: { operands: [CHERRIES, APPLE, BANANA], operators: ['+', '*'] },
} satisfies ClassicQuestion
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
    name: m['storyboard.a_classic_puzzle'](),
    typeId: 1,
    steps: [
      { caption: m['storyboard.classic_question'](), picture: { kind: 'classic', found: 0 } },
      { caption: m['storyboard.classic_start'](), picture: { kind: 'classic', found: 0, lookAt: 0 } },
    ],
  },
  {
    name: m['storyboard.the_first_number'](),
    typeId: 1,
    steps: [
      { caption: m['storyboard.two_apples_make10'](), picture: { kind: 'classic', found: 0, lookAt: 0 } },
      { caption: m['storyboard.so_every_apple_is5'](), picture: { kind: 'classic', found: 1 } },
    ],
  },
  {
    name: m['storyboard.one_after_another'](),
    typeId: 1,
    steps: [
      { caption: m['storyboard.text5_and_two_bananas'](), picture: { kind: 'classic', found: 1, lookAt: 1 } },
      { caption: m['storyboard.then_one_banana_is4'](), picture: { kind: 'classic', found: 2 } },
      { caption: m['storyboard.text4_and_the_cherries'](), picture: { kind: 'classic', found: 2, lookAt: 2 } },
    ],
  },
  {
    name: m['storyboard.the_answer'](),
    typeId: 1,
    steps: [
      { caption: m['storyboard.classic_last_line'](), picture: { kind: 'classic', found: 3, lookAt: 'ask' } },
      { caption: m['storyboard.times_comes_first5'](), picture: { kind: 'classic', found: 3, lookAt: 'ask' } },
      { caption: m['storyboard.the_answer_is23_solved'](), picture: { kind: 'classic', found: 3, isSolved: true } },
    ],
  },
  {
    name: m['ui.emojidoku'](),
    typeId: 4,
    steps: [
      { caption: m['storyboard.emojidoku_rule'](), picture: board(BOARD_GIVENS, []) },
      { caption: m['storyboard.emojidoku_box'](), picture: board(BOARD_GIVENS, [0, 1, 4, 5]) },
      { caption: m['storyboard.emojidoku_row'](), picture: board('213.4..21..3.42.', [0]) },
      { caption: m['storyboard.emojidoku_last_cell'](), picture: board('213.43.21..3.42.', [5]) },
      { caption: m['storyboard.emojidoku_end'](), picture: board('2134431212433421', []) },
    ],
  },
  {
    name: m['storyboard.spot_the_odd_emoji'](),
    typeId: 5,
    steps: [
      { caption: m['storyboard.odd_emoji_rule'](), picture: { kind: 'odd' } },
      { caption: m['storyboard.odd_emoji_search'](), picture: { kind: 'odd', row: 0 } },
      { caption: m['storyboard.odd_emoji_frogs'](), picture: { kind: 'odd', row: 2 } },
      { caption: m['storyboard.odd_emoji_found'](), picture: { kind: 'odd', row: 3, isFound: true } },
      { caption: m['storyboard.odd_emoji_place'](), picture: { kind: 'odd', isFound: true } },
    ],
  },
]

function board(cells: string, lookAt: readonly number[]): BoardPicture {
  return { kind: 'emojidoku', cells, lookAt }
}

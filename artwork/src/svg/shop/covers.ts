import { GRID, INK, ON_SOLID, PLUM, SUN } from '../colours.ts'
import type { BookCover } from './book-cover.ts'

/** The covers of the puzzle books, without their texts. */
export const COVERS = {
  'junior-book': {
    dice: [6, 7, 8, 9, 10],
    emoji: words('fox strawberry rocket teddy-bear frog banana lady-beetle octopus rainbow turtle cupcake lion'),
    ground: SUN,
    ink: INK,
  },
  'easy-medium-book': {
    dice: [1, 2],
    emoji: words('red-apple grapes owl sailboat carrot hedgehog kite watermelon bicycle sunflower penguin pizza'),
    ground: GRID,
    ink: ON_SOLID,
  },
  'hard-master-book': {
    dice: [3, 4, 5],
    emoji: words('t-rex telescope pineapple ringed-planet compass peacock volcano magic-wand spiral-shell robot coconut dragon-face'),
    ground: PLUM,
    ink: ON_SOLID,
  },
} as const satisfies Readonly<Record<string, Omit<BookCover, 'title' | 'levels'>>>

function words(text: string): readonly string[] {
  return text.split(' ')
}

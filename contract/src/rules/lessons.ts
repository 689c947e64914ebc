import { CODE_LETTERS } from './cards.ts'

/** The limits of a live lesson.
 *  Source: docs/product.md, Live lessons */
export const MOST_SEATS = 60
/** A lesson that no one ends is over after this long; it is deleted a day after its beginning. */
export const LESSON_HOURS = 12
export const MOST_LESSON_GOAL = 10_000
/** More than any puzzle has. */
export const MOST_LESSON_STEP = 1000

/** `together`: everyone at the puzzle on the wall. `own`: each at their own pace. */
export const LESSON_PACES = ['together', 'own'] as const
export type LessonPace = (typeof LESSON_PACES)[number]

/** The part of a puzzle on the wall: the question, the answers of the class beside it, or the worked steps as well. */
export const LESSON_SHOWS = ['question', 'answers', 'steps'] as const
export type LessonShows = (typeof LESSON_SHOWS)[number]

/** Pictures for the seats of a lesson: no names are needed. */
export const SEAT_ANIMALS = [
  'otter',
  'koala',
  'sloth',
  'bear',
  'cat-face',
  'penguin',
  'baby-chick',
  'frog',
  'hedgehog',
  'octopus',
  'butterfly',
  'whale',
  'owl',
  'tiger-face',
  'dolphin',
  'fox',
  'panda',
  'monkey-face',
  'turtle',
  'rabbit-face',
  'lion',
  'cow-face',
  'horse-face',
  'dog-face',
  'hamster',
  'wolf',
  'raccoon',
  'zebra',
  'giraffe',
  'elephant',
  'rhinoceros',
  'hippopotamus',
  'camel',
  'llama',
  'kangaroo',
  'badger',
  'beaver',
  'bison',
  'boar',
  'chipmunk',
  'deer',
  'moose',
  'skunk',
  'polar-bear',
  'seal',
  'tropical-fish',
  'shark',
  'crab',
  'squid',
  'snail',
  'honeybee',
  'lady-beetle',
  'duck',
  'swan',
  'flamingo',
  'peacock',
  'parrot',
  'mouse-face',
  'crocodile',
  'eagle',
] as const

/** @param seat from 0 */
export function animalAt(seat: number): string {
  return SEAT_ANIMALS[seat % SEAT_ANIMALS.length] ?? SEAT_ANIMALS[0]
}

export const LESSON_CODE_LENGTH = 6

/** Reads the code of a lesson in any spelling.
 *  @returns undefined for what cannot be one */
export function typedLessonCode(text: string): string | undefined {
  const code = text.toUpperCase().replaceAll(/[\s.·–-]/g, '')
  return code.length === LESSON_CODE_LENGTH && [...code].every((letter) => CODE_LETTERS.includes(letter)) ? code : undefined
}

/** Formats a code for reading: `KMT RHX`. */
export function shownLessonCode(code: string): string {
  return `${code.slice(0, LESSON_CODE_LENGTH / 2)} ${code.slice(LESSON_CODE_LENGTH / 2)}`
}

import type { Emoji } from '@emojigma/engine/question.ts'

/** A student's card and its codes, separate from the schemas so that the page does not load the validator.
 *  Source: docs/product.md, Login cards */

/** The shape of printed cards: to cut out, sticky labels, for the sleeves of lanyards, or letters to the families. */
export const CARD_FORMATS = ['cards', 'labels', 'lanyards', 'letters'] as const
export type CardFormat = (typeof CARD_FORMATS)[number]

/** Capitals that are not confused with one another and spell no words: no vowels, and no L. */
export const CODE_LETTERS = 'BCDFGHJKMNPQRSTVWXYZ'
export const CLASS_CODE_LENGTH = 6
export const CARD_CODE_LENGTH = 12
/** Letters in a group. */
const GROUPS = { class: CLASS_CODE_LENGTH / 2, card: CARD_CODE_LENGTH / 3 } as const

/** The prefix of a card's token, and its length. E-mailed codes do not have the prefix. */
export const CARD_TOKEN = /^card-[\w-]{22}$/

export type TypedCode = { readonly kind: 'class' | 'card'; readonly code: string }

/** Parses a typed code in any spelling.
 *  @returns undefined for what cannot be a code */
export function typedCode(text: string): TypedCode | undefined {
  const code = text.toUpperCase().replaceAll(/[\s.·–-]/g, '')
  if (![...code].every((letter) => CODE_LETTERS.includes(letter))) return undefined
  if (code.length === CLASS_CODE_LENGTH) return { kind: 'class', code }
  return code.length === CARD_CODE_LENGTH ? { kind: 'card', code } : undefined
}

/** Formats a code for print, in groups: KMT-RHX. */
export function shownCode(code: string): string {
  const length = code.length === CLASS_CODE_LENGTH ? GROUPS.class : GROUPS.card
  return (code.match(new RegExp(`.{1,${length}}`, 'g')) ?? []).join('-')
}

/** Pictures of a code, in order. */
export const PICTURES_OF_A_CODE = 5

/** The pictures of codes by word. Each two look different, in grey too. */
export const PICTURES = {
  bee: 'honeybee',
  butterfly: 'butterfly',
  cow: 'cow-face',
  crab: 'crab',
  frog: 'frog',
  giraffe: 'giraffe',
  hedgehog: 'hedgehog',
  lion: 'lion',
  owl: 'owl',
  parrot: 'parrot',
  penguin: 'penguin',
  shark: 'shark',
  snail: 'snail',
  turtle: 'turtle',
  zebra: 'zebra',
  candy: 'candy',
  carrot: 'carrot',
  cherries: 'cherries',
  cupcake: 'cupcake',
  doughnut: 'doughnut',
  grapes: 'grapes',
  lollipop: 'lollipop',
  pineapple: 'pineapple',
  pretzel: 'pretzel',
  strawberry: 'strawberry',
  watermelon: 'watermelon',
  cactus: 'cactus',
  snowman: 'snowman',
  tulip: 'tulip',
  anchor: 'anchor',
  balloon: 'balloon',
  bicycle: 'bicycle',
  car: 'automobile',
  helicopter: 'helicopter',
  rocket: 'rocket',
  sailboat: 'sailboat',
  tractor: 'tractor',
  glasses: 'glasses',
  guitar: 'guitar',
  hammer: 'hammer',
  key: 'key',
  kite: 'kite',
  magnet: 'magnet',
  robot: 'robot',
  scissors: 'scissors',
  tent: 'tent',
  trumpet: 'trumpet',
  umbrella: 'umbrella',
} as const satisfies Readonly<Record<string, Emoji>>

export type PictureWord = keyof typeof PICTURES
export const PICTURE_WORDS = Object.keys(PICTURES) as readonly PictureWord[]

/** @returns the words of a picture code in order; undefined for anything else */
export function pictureWords(text: string): readonly PictureWord[] | undefined {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  if (words.length !== PICTURES_OF_A_CODE || !words.every(isPictureWord)) return undefined
  return words
}

function isPictureWord(word: string): word is PictureWord {
  return Object.hasOwn(PICTURES, word)
}

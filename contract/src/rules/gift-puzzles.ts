/** The ids of puzzles sent to friends follow those of made puzzles. An id is drawn from so many that the link is also the access control.
 *  Source: docs/product.md, Make and send */
export const FIRST_GIFT_PUZZLE_ID = 2 ** 52
export const LAST_GIFT_PUZZLE_ID = Number.MAX_SAFE_INTEGER

export function isGiftPuzzleId(id: number): boolean {
  return id >= FIRST_GIFT_PUZZLE_ID
}

/** Days after which a sent puzzle is deleted.
 *  Source: docs/product.md, Retention */
export const GIFT_PUZZLE_KEPT_DAYS = 90

/** Themes for a secret: each has seven emoji that look apart. */
export const SECRET_THEMES = [
  'Fruit',
  'Sweets',
  'Food',
  'Pets',
  'Farm',
  'Wild animals',
  'Sea',
  'Plants',
  'Space',
  'Sport',
  'Music',
  'Fairy tales',
] as const
export type SecretTheme = (typeof SECRET_THEMES)[number]

/** The most different puzzles of one secret and theme. */
export const MAX_DRAW = 999

/** Friends who open a puzzle become one of these each, so that no one needs a name. There is room for as many friends. */
export const FRIEND_ANIMALS = [
  'lion',
  'tiger',
  'leopard',
  'bear',
  'panda',
  'koala',
  'gorilla',
  'elephant',
  'rhinoceros',
  'hippopotamus',
  'giraffe',
  'zebra',
  'camel',
  'llama',
  'kangaroo',
  'badger',
  'beaver',
  'bison',
  'chipmunk',
  'deer',
  'moose',
  'fox',
  'wolf',
  'raccoon',
  'hedgehog',
  'sloth',
  'otter',
  'polar-bear',
  'mammoth',
  'hamster',
  'parrot',
  'turtle',
  'lizard',
  'goat',
  'frog',
  'donkey',
  'duck',
  'whale',
  'dolphin',
  'seal',
  'octopus',
  'crab',
  'penguin',
  'eagle',
  'owl',
  'flamingo',
  'peacock',
  'butterfly',
  'honeybee',
  'snail',
] as const
export type FriendAnimal = (typeof FRIEND_ANIMALS)[number]

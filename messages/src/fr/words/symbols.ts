import type * as English from '../../en/words/symbols.ts'

const FEMININE: readonly string[] = [
  'première',
  'deuxième',
  'troisième',
  'quatrième',
  'cinquième',
  'sixième',
  'septième',
  'huitième',
  'neuvième',
]

/** "premier" for 0, before a noun like "nombre" */
export const ordinal: typeof English.ordinal = (index) => (index === 0 ? 'premier' : feminineOrdinal(index))

/** "première" for 0, before a noun like "ligne"; all others have one form */
export const feminineOrdinal = (index: number): string => FEMININE[index] ?? `${index + 1}e`

export const nameOf: typeof English.nameOf = (names, symbol) => names[symbol] ?? 'emoji'

/** "l’emoji renard": needs no gender and no elision of the name. */
export const pictureOf: typeof English.pictureOf = (names, symbol) => {
  const name = nameOf(names, symbol)
  return name === HIDDEN_TILE ? `la ${HIDDEN_TILE}` : `l’emoji ${name}`
}

export const HIDDEN_TILE = 'case cachée'

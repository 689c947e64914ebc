import type * as English from '../../en/words/symbols.ts'

const ORDINALS: readonly string[] = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto', 'sexto', 'séptimo', 'octavo', 'noveno']
const FEMININE: readonly string[] = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta', 'séptima', 'octava', 'novena']

/** "primer" for 0, before a noun like "número" */
export const ordinal: typeof English.ordinal = (index) => ORDINALS[index] ?? `${index + 1}.º`

/** "primera" for 0, before a noun like "línea" */
export const feminineOrdinal = (index: number): string => FEMININE[index] ?? `${index + 1}.ª`

export const nameOf: typeof English.nameOf = (names, symbol) => names[symbol] ?? 'algo'

/** "el emoji de zorro": "es" fits any gender and number. */
export const pictureOf: typeof English.pictureOf = (names, symbol) => {
  const name = nameOf(names, symbol)
  return name === HIDDEN_TILE ? `la ${HIDDEN_TILE}` : `el emoji de ${name}`
}

export const HIDDEN_TILE = 'casilla oculta'

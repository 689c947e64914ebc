import type * as English from '../../en/words/puzzle-introductions.ts'
import { plural } from '../grammar.ts'

export const thisIsPuzzleWithEmoji: typeof English.thisIsPuzzleWithEmoji = (level, emoji) =>
  `${ofLevel('énigme', level)} avec ${spelledOut(emoji)} ${plural(emoji, 'emoji', 'emojis')}.`
export const thisIsPuzzleWith: typeof English.thisIsPuzzleWith = (level, rows, columns) =>
  `${ofLevel('énigme', level)} avec ${spelledOut(rows)} lignes et ${spelledOut(columns)} colonnes.`
export const thisIsPuzzleA: typeof English.thisIsPuzzleA = (level, letters) =>
  `${ofLevel('énigme', level)} : un mot de ${spelledOut(letters)} lettres.`
export const thisIsBoardWith: typeof English.thisIsBoardWith = (level, givens) =>
  `${ofLevel('grille', level)} avec ${spelledOut(givens)} emojis déjà placés. Elle a une seule solution et on n’a jamais besoin de deviner.`
export const thisIsBoardOnly: typeof English.thisIsBoardOnly = (level) =>
  `${ofLevel('grille', level)}. Un seul emoji est différent, et il peut être dans n’importe quelle case.`

const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

function spelledOut(count: number): string {
  return NUMBERS[count] ?? String(count)
}

/** "de niveau Facile", and "de niveau 1" from a name that already contains the word. */
function ofLevel(what: string, level: string): string {
  return `Cette ${what} est de niveau ${level.replace('Niveau ', '')}`
}

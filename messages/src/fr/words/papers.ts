import type * as English from '../../en/words/papers.ts'

export const paperNames: typeof English.paperNames = { A4: 'A4', Letter: 'Lettre US' }

export const unprintable = 'Il nous manque certaines de ces lettres sur papier. Écrivez-le autrement.'

import type * as English from '../../en/words/papers.ts'

export const paperNames: typeof English.paperNames = { A4: 'A4', Letter: 'Lettre US' }

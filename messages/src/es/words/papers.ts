import type * as English from '../../en/words/papers.ts'

export const paperNames: typeof English.paperNames = { A4: 'A4', Letter: 'Carta' }

export const unprintable = 'A nuestras letras de papel les faltan algunas de estas. Escríbelo de otra forma.'

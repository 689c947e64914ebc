import type * as English from '../../../../en/page/shop/components/BookFacts.ts'

export const puzzlesOnPagesWith: typeof English.puzzlesOnPagesWith = (puzzles, pages) =>
  `${puzzles} puzles en ${pages} páginas, con todas las respuestas. Un PDF para imprimir.`
export const aFreeSample = 'Una muestra gratis:'
export const aFreeSampleOfThe: typeof English.aFreeSampleOfThe = (paper, name) => `${paper}, una muestra gratis de: ${name}`

import type * as English from '../../../../en/page/shop/pages/BooksPage.tsx'

export const theBooks = 'Los libros'
export const thereAreMoreThings: typeof English.thereAreMoreThings = (link, link2) => (
  <>
    Hay más cosas con nuestros emojis en la {link('tienda')}, y {link2('una ficha para imprimir gratis')}.
  </>
)
export const puzzleBooks = 'Libros de puzles'
export const emojigmaOnPaperA =
  'Emojigma en papel: un libro júnior, uno para Fácil y Medio, y otro para Difícil, Experto y Maestro, para imprimir en casa, cada uno con sus respuestas.'
export const theBookFor: typeof English.theBookFor = (name) => `El libro para ${name}`

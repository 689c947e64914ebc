import type * as English from '../../en/words/products.ts'

export const names: typeof English.names = {
  individual: 'Individual',
  teacher: 'Docente',
  'junior-book': 'Libro de puzles júnior',
  'easy-medium-book': 'Libro de puzles Fácil y Medio',
  'hard-master-book': 'Libro Difícil, Experto y Maestro',
}

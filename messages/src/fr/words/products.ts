import type * as English from '../../en/words/products.ts'

export const names: typeof English.names = {
  individual: 'Individuel',
  teacher: 'Enseignant',
  'junior-book': 'Livre d’énigmes junior',
  'easy-medium-book': 'Livre d’énigmes Facile et Moyen',
  'hard-master-book': 'Livre Difficile, Expert et Maître',
}

import type * as English from '../../en/words/names.ts'

export const kinds: typeof English.kinds = { 1: 'Classique', 2: 'Grille', 3: 'Mot', 4: 'Emojidoku', 5: 'Trouve l’intrus' }

export const levels: typeof English.levels = {
  1: 'Facile',
  2: 'Moyen',
  3: 'Difficile',
  4: 'Expert',
  5: 'Maître',
  6: 'Niveau 1',
  7: 'Niveau 2',
  8: 'Niveau 3',
  9: 'Niveau 4',
  10: 'Niveau 5',
}

export const puzzleTitle: typeof English.puzzleTitle = (kind, id, level) => `${kind}, énigme ${id}, ${level}`

export const sections: typeof English.sections = {
  'Classic junior': 'Classique junior',
  Classic: 'Classique',
  Grid: 'Grille',
  Word: 'Mot',
  'Emojidoku junior 4x4': 'Emojidoku junior 4x4',
  'Emojidoku 9x9': 'Emojidoku 9x9',
  'Spot the odd emoji junior': 'Trouve l’intrus, junior',
  'Spot the odd emoji': 'Trouve l’intrus',
}

import type * as English from '../../en/words/names.ts'

export const kinds: typeof English.kinds = { 1: 'Classique', 2: 'Grille', 3: 'Mot', 4: 'Emojidoku', 5: 'Trouve l’intrus' }

/** How each kind is solved on paper, as books say it. */
export const rules: typeof English.rules = {
  1: 'Chaque emoji vaut un nombre, le même dans toute l’énigme. Cherche une ligne qui en donne un, continue à partir de là et calcule la dernière ligne.',
  2: 'Chaque emoji vaut un nombre. À côté de chaque ligne et sous chaque colonne, il y a la somme de ses emojis. Trouve ce qui va à la place du point d’interrogation.',
  3: 'Chaque emoji vaut un nombre, et chaque nombre est une lettre : 1, c’est A ; 2, c’est B ; 26, c’est Z. Trouve les nombres, puis lis le mot.',
  4: 'Remplis la grille : chaque ligne, chaque colonne et chaque bloc doit avoir chaque emoji une fois. Dessine ceux qui manquent, ou écris les nombres donnés sous la grille.',
  5: 'Un emoji est un peu différent de tous les autres. Écris la lettre du dessus et le nombre d’à côté.',
}

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

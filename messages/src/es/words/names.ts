import type * as English from '../../en/words/names.ts'

export const kinds: typeof English.kinds = { 1: 'Clásico', 2: 'Cuadrícula', 3: 'Palabra', 4: 'Emojidoku', 5: 'Encuentra el emoji distinto' }

export const levels: typeof English.levels = {
  1: 'Fácil',
  2: 'Medio',
  3: 'Difícil',
  4: 'Experto',
  5: 'Maestro',
  6: 'Nivel 1',
  7: 'Nivel 2',
  8: 'Nivel 3',
  9: 'Nivel 4',
  10: 'Nivel 5',
}

export const puzzleTitle: typeof English.puzzleTitle = (kind, id, level) => `${kind}, puzle ${id}, ${level}`

export const sections: typeof English.sections = {
  'Classic junior': 'Clásico júnior',
  Classic: 'Clásico',
  Grid: 'Cuadrícula',
  Word: 'Palabra',
  'Emojidoku junior 4x4': 'Emojidoku júnior 4x4',
  'Emojidoku 9x9': 'Emojidoku 9x9',
  'Spot the odd emoji junior': 'Encuentra el emoji distinto, júnior',
  'Spot the odd emoji': 'Encuentra el emoji distinto',
}

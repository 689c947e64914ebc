import type * as English from '../../en/words/names.ts'

export const kinds: typeof English.kinds = { 1: 'Clásico', 2: 'Cuadrícula', 3: 'Palabra', 4: 'Emojidoku', 5: 'Encuentra el emoji distinto' }

/** How each kind is solved on paper, as books say it. */
export const rules: typeof English.rules = {
  1: 'Cada emoji vale un número, el mismo en todo el puzle. Busca una línea que descubra uno, sigue desde ahí y calcula la última línea.',
  2: 'Cada emoji vale un número. Al lado de cada fila y debajo de cada columna está lo que suman sus emojis. Averigua qué va en lugar del signo de interrogación.',
  3: 'Cada emoji vale un número, y cada número es una letra: 1 es A, 2 es B, 15 es Ñ y 27 es Z. Averigua los números y después lee la palabra.',
  4: 'Llena el tablero para que cada fila, cada columna y cada bloque tenga cada emoji una vez. Dibuja los que faltan, o escribe los números que están debajo del tablero.',
  5: 'Un emoji es un poco distinto de todos los demás. Escribe la letra que está encima y el número que está al lado.',
}

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

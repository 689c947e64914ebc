/** Names of puzzle types, by id. */
export const kinds = { 1: 'Classic', 2: 'Grid', 3: 'Word', 4: 'Emojidoku', 5: 'Spot the odd emoji' }

/** Names of levels, by their ids. */
export const levels = {
  1: 'Easy',
  2: 'Medium',
  3: 'Hard',
  4: 'Expert',
  5: 'Master',
  6: 'Level 1',
  7: 'Level 2',
  8: 'Level 3',
  9: 'Level 4',
  10: 'Level 5',
}

/** `Classic puzzle 104882, Medium` */
export const puzzleTitle = (kind: string, id: number, level: string) => `${kind} puzzle ${id}, ${level}`

/** Names of the sections of a day, by the engine's names. */
export const sections: Readonly<Record<string, string>> = {
  'Classic junior': 'Classic junior',
  Classic: 'Classic',
  Grid: 'Grid',
  Word: 'Word',
  'Emojidoku junior 4x4': 'Emojidoku junior 4x4',
  'Emojidoku 9x9': 'Emojidoku 9x9',
  'Spot the odd emoji junior': 'Spot the odd emoji junior',
  'Spot the odd emoji': 'Spot the odd emoji',
}

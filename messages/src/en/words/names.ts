/** Names of puzzle types, by id. */
export const kinds = { 1: 'Classic', 2: 'Grid', 3: 'Word', 4: 'Emojidoku', 5: 'Spot the odd emoji' }

/** How each kind is solved on paper, as books say it. */
export const rules = {
  1: 'Each emoji stands for a number, the same one everywhere in its puzzle. Look for a line that gives one away, go on from there, and work out the last line.',
  2: 'Each emoji stands for a number. Beside each row and below each column stands what its emoji add up to. Find what belongs in place of the question mark.',
  3: 'Each emoji stands for a number, and each number for a letter: 1 is A, 2 is B, and 26 is Z. Find the numbers, then read the word.',
  4: 'Fill the board, so that each row, each column and each box has every emoji once. Draw the missing ones, or write the numbers that stand below the board.',
  5: 'One emoji is a little different from all others. Write down the letter above it and the number beside it.',
}

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

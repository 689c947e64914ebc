/** The skill of each kind, for grown-ups. */
export const skills = {
  1: 'Working out what each emoji is worth',
  2: 'Adding up rows and columns',
  3: 'Turning numbers into letters',
  4: 'Reasoning step by step',
  5: 'Looking closely',
} as const

/** Activities of a grown-up and a child away from the screen, each with a tip. */
export const activities = {
  treats: { text: 'Set out 2 plates with 3 cookies each, and 1 donut. How many treats?', help: '2 × 3 first, then + 1.' },
  coins: {
    text: 'Hide the same number of coins in each hand. Put 2 on the table and say how many there are in all. How many are in one hand?',
    help: 'Take away 2, then halve.',
  },
  rows: {
    text: 'Lay toys in 2 rows of 3. Add up the rows, then the columns. Is it the same?',
    help: 'Rows or columns: the total stays the same.',
  },
  prices: {
    text: 'Think of a price for an apple and one for a pear. Tell only what 2 apples cost, and what 1 of each costs. How much is a pear?',
    help: 'Halve the first price. Take that from the second.',
  },
  secret: { text: 'Write a message in numbers: A is 1, B is 2, C is 3. Swap, and read each other’s.', help: 'Z is 26.' },
  names: { text: 'Whose name is worth the most? A is 1, B is 2, C is 3. Add up the letters.', help: 'Guess first, then count.' },
  square: {
    text: 'Draw a square of 4 by 4. Use 4 shapes, so that each row and column has every shape once.',
    help: 'Look for the row with just one gap.',
  },
  table: {
    text: 'Think of who sits where at the table. Give clues: “Not beside Dad. Across from the window.” Who sits where?',
    help: 'Cross out what cannot be.',
  },
  missing: {
    text: 'Lay out ten small things. One looks away, the other takes one. What is missing?',
    help: 'Go line by line, from left to right.',
  },
  leaves: {
    text: 'Find two leaves that look the same. Name three things that are different.',
    help: 'Look at the edge, the color and the lines.',
  },
} as const

/** For a player who has solved nothing yet. */
export const sideBySide = 'Play one of today’s puzzles side by side. Let your child explain it to you.'

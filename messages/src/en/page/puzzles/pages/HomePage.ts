export const all40 = 'All 40'
export const pickYourLevel = 'Pick your level'
export const dotsAreTheJunior = 'Dots are the junior dice. Diamonds are the Next Level.'
export const fiveKindsOfPuzzle = 'Five kinds of puzzle'
export const emojiMathsAndLogicPuzzles = 'Emoji maths and logic puzzles'
export const fortyNewEmojiPuzzles =
  'Forty new emoji puzzles every day: emoji algebra, grids, words, sudoku and spot the odd one out, at ten levels for ages 4 and up. Three are free every day.'
export const fromTodaysPuzzles = 'From today’s puzzles'
export const fortyNewOnesEvery = 'Forty new ones every day, from age 4 to expert. Three are free, and no account is needed.'

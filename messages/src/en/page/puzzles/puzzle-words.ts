export const thisIsPuzzleWithEmoji = (article: string, level: string, spelledOut: string) =>
  `This is ${article} ${level} puzzle with ${spelledOut} emoji.`
export const thisIsPuzzleWith = (article: string, level: string, spelledOut: string, spelledOut2: string) =>
  `This is ${article} ${level} puzzle with ${spelledOut} rows and ${spelledOut2} columns.`
export const startWithTheLine = 'Start with the line that has the fewest different emoji.'
export const thisIsPuzzleA = (article: string, level: string, spelledOut: string) =>
  `This is ${article} ${level} puzzle: a word of ${spelledOut} letters.`
export const capitalOrSmallLetters = 'Capital or small letters both count.'
export const thisIsBoardWith = (article: string, level: string, spelledOut: string) =>
  `This is ${article} ${level} board with ${spelledOut} emoji given. It has one solution and never needs a guess.`
export const thisIsBoardOnly = (article: string, level: string) =>
  `This is ${article} ${level} board. Only one emoji is different, and it can be in any square.`
export const oneLineUsesSo = (uses: string) => `One line uses ${uses}, so the order matters.`
export const someLinesUseSo = (uses: string) => `Some lines use ${uses}, so the order matters.`
export const numbersCanBeBelowZero = 'Numbers can be below zero.'
export const multiplicationOrDivision = 'multiplication or division'
export const multiplication = 'multiplication'
/** From none to ten. */
export const numbers: readonly string[] = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

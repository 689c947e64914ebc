export const thisIsPuzzleWithEmoji = (level: string, emoji: number) =>
  `This is ${withArticle(level)} puzzle with ${spelledOut(emoji)} emoji.`
export const thisIsPuzzleWith = (level: string, rows: number, columns: number) =>
  `This is ${withArticle(level)} puzzle with ${spelledOut(rows)} rows and ${spelledOut(columns)} columns.`
export const startWithTheLine = 'Start with the line that has the fewest different emoji.'
export const thisIsPuzzleA = (level: string, letters: number) =>
  `This is ${withArticle(level)} puzzle: a word of ${spelledOut(letters)} letters.`
export const capitalOrSmallLetters = 'Capital or small letters both count.'
export const thisIsBoardWith = (level: string, givens: number) =>
  `This is ${withArticle(level)} board with ${spelledOut(givens)} emoji given. It has one solution and never needs a guess.`
export const thisIsBoardOnly = (level: string) =>
  `This is ${withArticle(level)} board. Only one emoji is different, and it can be in any square.`
export const oneLineUsesSo = (uses: string) => `One line uses ${uses}, so the order matters.`
export const someLinesUseSo = (uses: string) => `Some lines use ${uses}, so the order matters.`
export const numbersCanBeBelowZero = 'Numbers can be below zero.'
export const multiplicationOrDivision = 'multiplication or division'
export const multiplication = 'multiplication'

function withArticle(level: string): string {
  return `${/^[AEIO]/.test(level) ? 'an' : 'a'} ${level}`
}

/** From none to ten; more is written in figures. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function spelledOut(count: number): string {
  return NUMBERS[count] ?? String(count)
}

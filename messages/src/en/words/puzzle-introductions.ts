export const thisIsPuzzleWithEmoji = (level: string, emoji: number) =>
  `This is ${withArticle(level)} puzzle with ${spelledOut(emoji)} emoji.`
export const thisIsPuzzleWith = (level: string, rows: number, columns: number) =>
  `This is ${withArticle(level)} puzzle with ${spelledOut(rows)} rows and ${spelledOut(columns)} columns.`
export const thisIsPuzzleA = (level: string, letters: number) =>
  `This is ${withArticle(level)} puzzle: a word of ${spelledOut(letters)} letters.`
export const thisIsBoardWith = (level: string, givens: number) =>
  `This is ${withArticle(level)} board with ${spelledOut(givens)} emoji given. It has one solution and never needs a guess.`
export const thisIsBoardOnly = (level: string) =>
  `This is ${withArticle(level)} board. Only one emoji is different, and it can be in any square.`

function withArticle(level: string): string {
  return `${/^[AEIO]/.test(level) ? 'an' : 'a'} ${level}`
}

/** From none to ten; larger numbers are in digits. */
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function spelledOut(count: number): string {
  return NUMBERS[count] ?? String(count)
}

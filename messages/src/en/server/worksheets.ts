import { plural, several } from '../grammar.ts'

export const tooMany = (sheets: number) => `That makes ${sheets} worksheets today, and no more. New ones can be made after midnight UTC.`
export const noneAtLevel = 'There are no such puzzles at this level.'
export const onlySoMany = (most: number) =>
  `There ${plural(most, 'is', 'are')} only ${several(most, 'such puzzle', 'such puzzles')} so far. Please ask for fewer, or choose more types or levels.`
export const eachOnce = 'Each puzzle can stand on a sheet once.'
export const noPuzzle = (id: number) => `There is no puzzle ${id}.`
/** Above the sheet of one puzzle, by its type. */
export const tasks: Readonly<Record<1 | 2 | 3 | 4 | 5, string>> = {
  1: 'What is the missing number?',
  2: 'What is the missing total?',
  3: 'What is the word?',
  4: 'What is missing where?',
  5: 'Where is the odd one?',
}
export const sampleTitles = { sample: 'Emoji puzzles', christmas: 'Christmas emoji puzzles' } as const

export const exactlyOne = 'Exactly one'
export const moreThanOne = 'More than one'
export const noneAtAll = 'None at all'
export const eachRowColumnAnd = 'Each row, column and box has each emoji once. How many ways are there to fill the board?'
export const eachRowAndColumn = 'Each row and column adds up to its number; those without one, or with a question mark, may be anything.'
export const row = (index: number, row: string, total: string) => `Row ${index}: ${row}, ${total}.`
export const column = (index: number, total: string) => `Column ${index}: ${total}.`
export const inIt = (names: string | undefined, spokenCell: string) => `${names} in ${spokenCell}`
export const a4By4 = (givens: string, asked: string) => `A 4 by 4 board with ${givens}. ${asked}`
export const notSoTryTo = (what: string) => `Not so. Try to find one ${what}. Is there another? Or does something stand against it?`
export const notSoTryToChange = (what: string) => `Not so. Try to find a ${what}: could anything in it be different?`
export const notSoThereIs = (what: string) => `Not so, there is a ${what}. Could there be another one, too?`
export const eachEmojiIsA = (low: number, high: number) =>
  `Each emoji is a whole number from ${low} to ${high}. Two emoji may have the same number.`
export const total = (total: number) => `total ${total}`
export const way = 'way'
export const wayToFillIt = 'way to fill it'
export const totalNotShown = 'total not shown'
export const howManyWaysAre = 'How many ways are there to make everything true?'

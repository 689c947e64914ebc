export const empty = 'empty'
export const theWordLetters = (count: number) => `The word, ${count} letters`

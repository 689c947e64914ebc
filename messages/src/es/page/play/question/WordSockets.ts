import type * as English from '../../../../en/page/play/question/WordSockets.ts'

export const empty = 'vacía'
export const theWordLetters: typeof English.theWordLetters = (letters) => `La palabra, ${letters} letras`

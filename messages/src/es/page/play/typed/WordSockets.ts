import type * as English from '../../../../en/page/play/typed/WordSockets.ts'

export const empty = 'vacía'
export const theWordLetters: typeof English.theWordLetters = (letters) => `La palabra, ${letters} letras`

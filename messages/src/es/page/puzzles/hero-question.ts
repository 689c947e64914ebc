import type * as English from '../../../en/page/puzzles/hero-question.ts'

export const whatIsEachEmojiWorth = '¿Cuánto vale cada emoji?'
export const whatIs: typeof English.whatIs = (expression) => `¿Cuánto es ${expression}?`

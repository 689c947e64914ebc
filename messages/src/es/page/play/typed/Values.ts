import type * as English from '../../../../en/page/play/typed/Values.ts'

export const whatIsEachEmojiWorth = '¿Cuánto vale cada emoji?'
export const isWorth: typeof English.isWorth = (name, isMarked) => `${name} vale${isMarked ? ', en la pista' : ''}`

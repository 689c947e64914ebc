import { several } from '../../../grammar.ts'

/** `1 card`, `30 cards` */
export const cards = (count: number) => several(count, 'card', 'cards')

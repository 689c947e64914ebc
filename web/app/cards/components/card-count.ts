import { counted } from '../../ui/counted.ts'

/** `1 card`, `30 cards` */
export function cardCount(count: number): string {
  return `${counted(count)} ${count === 1 ? 'card' : 'cards'}`
}

import { counted } from '../grammar.ts'

/** `1st`, `2nd`, `3rd`, `11th` */
export const ordinal = (position: number) => {
  const isTeen = position % 100 >= 11 && position % 100 <= 13
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][position % 10] ?? 'th')
  return `${counted(position)}${ending}`
}

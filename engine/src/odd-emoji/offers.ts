/** An entry of a line of measured pairs or variants. */
export interface Offer {
  readonly name: string
  readonly distance: number
  readonly isOffered: boolean
}

/** @param entries names with distances; after a bar those that published puzzles alone show: `['cookie:517', '|', 'fire:353']` */
export function readOffers(entries: readonly string[]): Offer[] {
  const bar = entries.indexOf('|')
  return entries.flatMap((entry, index) => {
    const [name = '', distance] = entry.split(':')
    return distance === undefined ? [] : [{ name, distance: Number(distance), isOffered: bar < 0 || index < bar }]
  })
}

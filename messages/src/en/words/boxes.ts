const OF_FOUR: readonly string[] = ['top left', 'top right', 'bottom left', 'bottom right']
const OF_NINE: readonly string[] = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'middle',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
]

/** "the top left box": its position, so that no one has to count boxes.
 *  @param index from 0, row by row
 *  @param side of the board: 4, with four boxes, or 9, with nine */
export function spokenBox(index: number, side: number): string {
  return `the ${(side === 4 ? OF_FOUR : OF_NINE)[index] ?? ''} box`
}

const PRAISES = ['You cracked it!', 'Spot on!', 'Puzzle solved!', 'That was sharp!', 'Code broken!'] as const
const FIRST_TIME = 'Right first time!'

/** Title of the completion dialog.
 *  @param random from 0 up to 1 */
export function praiseFor(isFirstGuess: boolean, random: number): string {
  const titles: readonly string[] = isFirstGuess ? [...PRAISES, FIRST_TIME] : PRAISES
  return titles[Math.floor(random * titles.length)] ?? PRAISES[0]
}

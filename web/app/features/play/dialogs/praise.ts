import { m } from '@emojigma/messages'
const PRAISES = [
  m['praise.you_cracked_it'](),
  m['praise.spot_on'](),
  m['praise.puzzle_solved'](),
  m['praise.that_was_sharp'](),
  m['praise.code_broken'](),
] as const
const FIRST_TIME = m['praise.right_first_time']()

/** Title of the completion dialog.
 *  @param random from 0 up to 1 */
export function praiseFor(isFirstGuess: boolean, random: number): string {
  const titles: readonly string[] = isFirstGuess ? [...PRAISES, FIRST_TIME] : PRAISES
  return titles[Math.floor(random * titles.length)] ?? PRAISES[0]
}

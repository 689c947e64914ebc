import * as messages from '@emojigma/messages/page/play/dialogs/praise.ts'
const PRAISES = [messages.youCrackedIt, messages.spotOn, messages.puzzleSolved, messages.thatWasSharp, messages.codeBroken] as const
const FIRST_TIME = messages.rightFirstTime

/** Title of the completion dialog.
 *  @param random from 0 up to 1 */
export function praiseFor(isFirstGuess: boolean, random: number): string {
  const titles: readonly string[] = isFirstGuess ? [...PRAISES, FIRST_TIME] : PRAISES
  return titles[Math.floor(random * titles.length)] ?? PRAISES[0]
}

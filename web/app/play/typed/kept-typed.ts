import { inTab } from '../../browser/storage.ts'
import { TYPED } from '../../session/session-storage.ts'

const keyOf = (puzzleId: number) => `${TYPED}${puzzleId}`

/** What was typed at a puzzle and not checked yet, when its page was left. An empty text is not kept. */
export function keepTyped(puzzleId: number, text: string): void {
  if (text) inTab.keep(keyOf(puzzleId), text)
  else inTab.forget(keyOf(puzzleId))
}

export function keptTyped(puzzleId: number): string {
  return inTab.read(keyOf(puzzleId)) ?? ''
}

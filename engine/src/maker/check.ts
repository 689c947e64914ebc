import { isDistinct } from '../emoji/distinct.ts'
import { PALE_EMOJI } from '../emoji/pale.ts'
import { ALL_EMOJI } from '../emoji/themes.ts'
import type { Emoji } from '../question.ts'
import { checkBoard } from './check-board.ts'
import { checkClassic } from './check-classic.ts'
import type { MadeCheck, MadeFault, MadeQuestion } from './faults.ts'

const ALLOWED: ReadonlySet<Emoji> = new Set(ALL_EMOJI)

/** Whether a question has one answer that can be found without guessing, and its level; otherwise why not. The effort is bounded for any
 *  input.
 *  Source: docs/product.md, Puzzles of one's own */
export function checkMade(question: MadeQuestion): MadeCheck {
  const faults = emojiFaults(question)
  const [first, ...others] = faults
  if (first) return { kind: 'faulty', faults: [first, ...others] }
  return question.typeId === 1 ? checkClassic(question) : checkBoard(question)
}

/** The emoji allowed in a made puzzle. Boards exclude pale ones, which would be hard to see. */
export function mayShow(emoji: Emoji, typeId: MadeQuestion['typeId']): boolean {
  return ALLOWED.has(emoji) && (typeId === 1 || !PALE_EMOJI.has(emoji))
}

function emojiFaults({ emoji, typeId }: MadeQuestion): readonly MadeFault[] {
  const faults: MadeFault[] = []
  for (const [index, one] of emoji.entries()) {
    if (!mayShow(one, typeId)) faults.push({ kind: 'emoji unknown', emoji: one })
    else if (emoji.indexOf(one) < index) faults.push({ kind: 'emoji twice', emoji: one })
    else {
      const alike = emoji.slice(0, index).find((other) => mayShow(other, typeId) && !isDistinct(other, one))
      if (alike !== undefined) faults.push({ kind: 'emoji alike', emoji: [alike, one] })
    }
  }
  return faults
}

import { capital, sentences } from '../../sentences.ts'
import type { StepWords, WrongNotesStep, WrongValueStep } from '../../steps.ts'
import { spokenSource } from './algebra-steps.ts'
import { spokenCell } from './places.ts'
import { spokenEquation, spokenNumber } from './spoken.ts'
import { pictureOf } from './symbols.ts'

/** Does not reveal the right value: it can be worked out again. */
export function wrongValueWords({ noted, against, isOnBoard = false }: WrongValueStep, names: readonly string[]): StepWords {
  const emoji = pictureOf(names, noted.symbol)
  const line = against && spokenSource(against.line)
  return {
    where: `Look at your number for ${emoji} again.`,
    rule: line
      ? `Put your numbers into ${line}, and see whether it comes true.`
      : isOnBoard
        ? 'Add up the groups that have this emoji, and see whether the totals can come true.'
        : 'Put it into the lines that have this emoji, and see whether they can come true.',
    worked: against
      ? sentences(
          `With your numbers ${spokenSource(against.line)} says: ${spokenEquation(against.put, names)}`,
          `But it comes to ${spokenNumber(against.value)}, not ${spokenNumber(against.put.right)}`,
          `Take your number for ${emoji} out and try again`,
        )
      : sentences(`${capital(emoji)} is not worth ${spokenNumber(noted.value)}`, 'Take your number out and try again'),
  }
}

export function wrongNotesWords({ cell, side }: WrongNotesStep): StepWords {
  const where = spokenCell(cell, side)
  return {
    where: `Look at your notes in ${where} again.`,
    rule: 'See whether another emoji could go there, too.',
    worked: sentences(`What belongs in ${where} is not among your notes yet`, 'Take them out, or note what is missing'),
  }
}

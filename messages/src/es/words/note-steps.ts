import type * as English from '../../en/words/note-steps.ts'
import { capital, sentences } from '../../sentences.ts'
import { spokenSource } from './algebra-steps.ts'
import { spokenCell } from './places.ts'
import { spokenEquation, spokenNumber } from './spoken.ts'
import { pictureOf } from './symbols.ts'

export const wrongValueWords: typeof English.wrongValueWords = ({ noted, against, isOnBoard = false }, names) => {
  const emoji = pictureOf(names, noted.symbol)
  const line = against && spokenSource(against.line)
  return {
    where: `Vuelve a mirar tu número para ${emoji}.`,
    rule: line
      ? `Pon tus números en ${line} y mira si se cumple.`
      : isOnBoard
        ? 'Suma los grupos que tienen este emoji y mira si los totales se pueden cumplir.'
        : 'Ponlo en las líneas que tienen este emoji y mira si se pueden cumplir.',
    worked: against
      ? sentences(
          `Con tus números, ${spokenSource(against.line)} dice: ${spokenEquation(against.put, names)}`,
          `Pero da ${spokenNumber(against.value)}, no ${spokenNumber(against.put.right)}`,
          `Quita tu número para ${emoji} e inténtalo de nuevo`,
        )
      : sentences(`${capital(emoji)} no vale ${spokenNumber(noted.value)}`, 'Quita tu número e inténtalo de nuevo'),
  }
}

export const wrongNotesWords: typeof English.wrongNotesWords = ({ cell, side }) => {
  const where = spokenCell(cell, side)
  return {
    where: `Vuelve a mirar tus notas en la ${where}.`,
    rule: 'Mira si también podría ir ahí otro emoji.',
    worked: sentences(`Lo que va en la ${where} aún no está entre tus notas`, 'Quítalas, o anota lo que falta'),
  }
}

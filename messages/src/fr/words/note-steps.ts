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
    where: `Regarde encore ton nombre pour ${emoji}.`,
    rule: line
      ? `Mets tes nombres dans ${line} et regarde si elle est vraie.`
      : isOnBoard
        ? 'Additionne les groupes de cet emoji et regarde si les totaux peuvent être vrais.'
        : 'Mets-le dans les lignes de cet emoji et regarde si elles peuvent être vraies.',
    worked: against
      ? sentences(
          `Avec tes nombres, ${spokenSource(against.line)} dit : ${spokenEquation(against.put, names)}`,
          `Mais elle donne ${spokenNumber(against.value)}, pas ${spokenNumber(against.put.right)}`,
          `Efface ton nombre pour ${emoji} et essaie encore`,
        )
      : sentences(`${capital(emoji)} ne vaut pas ${spokenNumber(noted.value)}`, 'Efface ton nombre et essaie encore'),
  }
}

export const wrongNotesWords: typeof English.wrongNotesWords = ({ cell, side }) => {
  const where = spokenCell(cell, side)
  return {
    where: `Regarde encore tes notes à la ${where}.`,
    rule: 'Regarde si un autre emoji pourrait aussi y aller.',
    worked: sentences(`Ce qui va à la ${where} n’est pas encore dans tes notes`, 'Efface-les, ou note ce qui manque'),
  }
}

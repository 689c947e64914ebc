import type * as English from '../../en/words/worked.ts'
import { capital } from '../../sentences.ts'
import type { MistakeKind, WorkedStep } from '../../steps.ts'
import { spokenCell, spokenUnit } from './places.ts'
import { several } from './several.ts'
import { spokenEquation, spokenExpression, spokenNumber } from './spoken.ts'
import { feminineOrdinal, nameOf, pictureOf } from './symbols.ts'

export const workedWords: typeof English.workedWords = (step, names, side, before) => {
  switch (step.kind) {
    case 'put':
      return `Dans la ${feminineOrdinal(step.line)} ligne, je mets ce que je sais : ${spokenEquation(step.put, names)}.`
    case 'left':
      return `${opening(step.line, before)} ${several(step.count, nameOf(names, step.symbol))} ${step.count === 1 ? 'vaut' : 'valent'} ${spokenNumber(step.total)}.`
    case 'share':
      return `${opening(step.line, before)} ${several(1, nameOf(names, step.symbol))} vaut ${spokenNumber(step.value)}.`
    case 'ask':
      return `Dans la question, je mets ce que je sais : ${spokenExpression(step.put, names)}.`
    case 'answer':
      return `Cela donne ${spokenNumber(step.value)}.`
    case 'place':
      return `Dans ${spokenUnit(step.unit, side)}, ${pictureOf(names, step.digit - 1)} n’a qu’une place : ${spokenCell(step.cell, side)}.`
  }
}

export const lookAgainWords: typeof English.lookAgainWords = (kind) => LOOK_AGAIN[kind]

export const whyWords: typeof English.whyWords = (kind, right, names, side) =>
  right.kind === 'place'
    ? `C’est ${pictureOf(names, right.digit - 1)} qui va là. L’autre avait une autre place possible : regarde d’abord toutes ses places.`
    : `${WHY[kind]} ${capital(workedWords(right, names, side))}`

const LOOK_AGAIN: Readonly<Record<MistakeKind, string>> = {
  order: 'Regarde les lignes avec × : est-ce que × passe avant + et − ?',
  copied: 'Compare les nombres avec l’énigme et avec ce qui a été trouvé : sont-ils tous restés les mêmes ?',
  sign: 'Regarde les + et les − : ce qu’on ajoute d’un côté, on l’enlève de l’autre.',
  sharing: 'Regarde là où plusieurs emojis pareils deviennent un seul : combien revient à chacun ?',
  place: 'Regarde toutes les cases vides de la ligne, de la colonne ou du bloc : l’emoji irait-il aussi ailleurs ?',
}

const WHY: Readonly<Record<MistakeKind, string>> = {
  order: '× passe avant + et −, où qu’il soit.',
  copied: 'Un nombre a été mal recopié. Cela arrive à tout le monde.',
  sign: 'Un + a été pris pour un −, ou un − pour un +.',
  sharing: 'Les emojis pareils se partagent en parts égales : chacun reçoit autant que les autres.',
  place: '',
}

function opening(line: number, before: WorkedStep | undefined): string {
  return before && 'line' in before && before.line === line ? 'Donc' : `La ${feminineOrdinal(line)} ligne me dit que`
}

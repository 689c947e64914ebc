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
      return `En la ${feminineOrdinal(step.line)} línea pongo lo que sé: ${spokenEquation(step.put, names)}.`
    case 'left':
      return `${opening(step.line, before)} ${several(step.count, nameOf(names, step.symbol))} ${step.count === 1 ? 'vale' : 'son'} ${spokenNumber(step.total)}.`
    case 'share':
      return `${opening(step.line, before)} ${several(1, nameOf(names, step.symbol))} vale ${spokenNumber(step.value)}.`
    case 'ask':
      return `En la pregunta pongo lo que sé: ${spokenExpression(step.put, names)}.`
    case 'answer':
      return `Eso da ${spokenNumber(step.value)}.`
    case 'place':
      return `En ${spokenUnit(step.unit, side)}, ${pictureOf(names, step.digit - 1)} solo tiene un lugar: ${spokenCell(step.cell, side)}.`
  }
}

export const lookAgainWords: typeof English.lookAgainWords = (kind) => LOOK_AGAIN[kind]

export const whyWords: typeof English.whyWords = (kind, right, names, side) =>
  right.kind === 'place'
    ? `Ahí va ${pictureOf(names, right.digit - 1)}. El otro tenía otro lugar adonde ir: mira primero todos sus lugares.`
    : `${WHY[kind]} ${capital(workedWords(right, names, side))}`

const LOOK_AGAIN: Readonly<Record<MistakeKind, string>> = {
  order: 'Mira las líneas con ×: ¿se hace × antes que + y −?',
  copied: 'Compara los números con el puzle y con lo que se encontró antes: ¿sigue igual cada uno?',
  sign: 'Mira los + y los −: lo que se suma en un lado se quita en el otro.',
  sharing: 'Mira donde varios emojis iguales pasan a ser uno: ¿cuánto le toca a cada uno?',
  place: 'Mira todas las casillas vacías de la fila, columna o bloque: ¿podría ir el emoji también en otra?',
}

const WHY: Readonly<Record<MistakeKind, string>> = {
  order: '× va antes que + y −, esté donde esté.',
  copied: 'Un número se copió mal. Eso le pasa a todo el mundo.',
  sign: 'Se tomó un + por un −, o un − por un +.',
  sharing: 'Los emojis iguales se reparten por igual: a cada uno le toca lo mismo que a los demás.',
  place: '',
}

function opening(line: number, before: WorkedStep | undefined): string {
  return before && 'line' in before && before.line === line ? 'Así que' : `La ${feminineOrdinal(line)} línea me dice que`
}

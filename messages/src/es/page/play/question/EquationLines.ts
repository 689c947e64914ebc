import type * as English from '../../../../en/page/play/question/EquationLines.ts'

export const equals: typeof English.equals = (expression, answer, spokenNumber) =>
  `${expression} es igual a ${answer === undefined ? '¿qué número?' : spokenNumber}`

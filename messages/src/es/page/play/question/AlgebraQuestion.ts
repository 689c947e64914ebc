import type * as English from '../../../../en/page/play/question/AlgebraQuestion.ts'

export const equals: typeof English.equals = (name, terms, result) =>
  `${name === undefined ? '' : `${name}: `}${terms} es igual a ${result ?? '¿qué número?'}`
export const keyToTheLetters = 'Clave de las letras'

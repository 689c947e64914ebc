import type * as English from '../../../../en/page/play/question/WhichIsMore.ts'

export const whichIsMoreOr: typeof English.whichIsMoreOr = (one, other, answer) =>
  `¿Cuál es mayor: ${one}, o ${other}?${answer === undefined ? '' : ` El número mayor es ${answer}.`}`
export const whichIsMore = '¿Cuál es mayor?'
export const or = 'o'

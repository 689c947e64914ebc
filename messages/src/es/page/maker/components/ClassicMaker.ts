import type * as English from '../../../../en/page/maker/components/ClassicMaker.ts'

export const typeALetterFor =
  'Escribe una letra por cada emoji, como A + B = 8. La misma letra dos veces, AA, es un emoji dibujado dos veces, y los puntos son puntos para contar.'
export const anotherLine = 'Otra línea'
export const whatIsAsked = 'Lo que se pregunta'
export const yourEmojiAndTheirLetters = 'Tus emojis y sus letras'
export const line: typeof English.line = (index) => `Línea ${index}`
export const takeOutLine: typeof English.takeOutLine = (index) => `Quitar la línea ${index}`
export const chooseAnEmojiFirst = 'Elige primero un emoji.'
export const lineFault: typeof English.lineFault = (index, why) => `La línea ${index} ${why}.`
export const askedFault: typeof English.askedFault = (why) => `La pregunta ${why}.`

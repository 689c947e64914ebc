import type * as English from '../../../../en/page/play/frame/PlayFrame.ts'

export const playThisPuzzleWith = 'Juega este puzle con un plan'
export const tryAgain = 'Intentar de nuevo'
export const close = 'Cerrar'
export const couldNotBeLoaded: typeof English.couldNotBeLoaded = (isDialogOpen) =>
  `No se pudo cargar ${isDialogOpen ? 'el siguiente puzle' : 'esto'}.`
export const everyEmojiIsIn = 'Cada emoji está en su lugar.'
export const isTheCorrectAnswer: typeof English.isTheCorrectAnswer = (answer) => `${answer} es la respuesta correcta.`

import type * as English from '../../../../en/page/worksheets/pages/WorksheetCheckPage.ts'

export const checkYourWorksheet: typeof English.checkYourWorksheet = (variant) =>
  `Comprueba tu ficha${variant === undefined ? '' : ` · Hoja ${variant}`}`
export const typeWhatYouWrote = 'Escribe lo que pusiste en tu ficha. Tus respuestas se quedan en este dispositivo.'
export const todaysPuzzles = 'Los puzles de hoy'
export const checkAWorksheet = 'Comprobar una ficha'
export const checkTheAnswersOf = 'Comprueba las respuestas de tu ficha de Emojigma.'
export const thereIsNoWorksheet = 'No hay ninguna ficha con este código. Compara la dirección con la de tu ficha, letra por letra.'
export const theWorksheetCantBe = 'Ahora no se puede consultar la ficha. Inténtalo de nuevo dentro de un momento, por favor.'

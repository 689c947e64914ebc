import type * as English from '../../../../en/page/cards/components/ClassCards.ts'
import { plural } from '../../../grammar.ts'

export const cardsComeWithThe = 'Las tarjetas llegan con los primeros estudiantes de la clase.'
export const endedNobodyCanLog: typeof English.endedNobodyCanLog = (cardCount, count) =>
  `${cardCount}: ${plural(count, 'anulada. Ya nadie puede entrar con ella.', 'anuladas. Ya nadie puede entrar con ellas.')}`
export const endedCards = 'Tarjetas anuladas'
export const cardOf: typeof English.cardOf = (name) => `La tarjeta de ${name}`
export const makeCardsForThem = 'Hacerles tarjetas'
export const withoutACard: typeof English.withoutACard = (names) => `Sin tarjeta: ${names}.`
export const quoted: typeof English.quoted = (name) => `«${name}»`
export const ourPaperFontHas: typeof English.ourPaperFontHas = (names, printed) =>
  `Nuestra letra de imprenta no tiene letras para ${names}: sus tarjetas impresas dicen ${printed}. En la pantalla se ven todos los nombres.`
export const showLarge = 'Mostrar en grande'
export const newCard = 'Tarjeta nueva'
export const endCard = 'Anular la tarjeta'
export const newCardsForThe = 'Tarjetas nuevas para toda la clase'
export const endAllCards = 'Anular todas las tarjetas'
export const qrLoginCards = 'Tarjetas de acceso QR'
export const printCutAlongThe = 'Imprime, corta por las rayas y reparte. Apuntan una cámara al código y ya están dentro.'
export const gettingTheCards = 'Preparando las tarjetas...'
export const noStudentsYet = 'Aún no hay estudiantes'
export const aNewCardFor: typeof English.aNewCardFor = (name) => `¿Una tarjeta nueva para ${name}?`
export const thePrintedCardStops =
  'La tarjeta impresa deja de servir al momento, y hay que volver a iniciar sesión en todas partes. Esto no se puede deshacer.'
export const makeANewCard = 'Hacer una tarjeta nueva'
export const askForNewCards = '¿Tarjetas nuevas para toda la clase?'
export const thatYouMayHave: typeof English.thatYouMayHave = (cardCount, count) =>
  `${cardCount} que quizá hayas impreso ${plural(count, 'deja', 'dejan')} de servir al momento, y toda la clase tiene que volver a iniciar sesión. También las tarjetas anuladas se hacen nuevas. Esto no se puede deshacer.`
export const makeNewCards = 'Hacer tarjetas nuevas'
export const askToEndAllCards = '¿Anular todas las tarjetas?'
export const nobodyInTheClass =
  'Nadie de la clase puede entrar ya con tarjeta, código o dibujos, y se cierran todas las sesiones. Puedes recuperar las tarjetas durante treinta días.'
export const partOfTheTeacherPlan = 'Parte del plan Docente'
export const withAPlanAgain = 'Cuando vuelva a haber un plan, aquí se pueden imprimir y cambiar las tarjetas de acceso de esta clase.'
export const seePlans = 'Ver planes'

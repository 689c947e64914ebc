import type * as English from '../../../../en/page/play/frame/AnswerMessage.tsx'

export const thisOneIsFor: typeof English.thisOneIsFor = (link) => <>Este es para suscriptores. {link('Los puzles de hoy')} son gratis.</>
export const yourClassIsHaving: typeof English.yourClassIsHaving = (link) => (
  <>Tu clase está de descanso. {link('Los puzles de hoy')} están abiertos.</>
)
export const typeAFirst: typeof English.typeAFirst = (typeId) => `Escribe primero ${typeId === 3 ? 'una palabra' : 'un número'}.`
export const solved = 'Resuelto.'
export const youLookedAtThis = 'Miraste esta respuesta, así que ya no se puede adivinar.'
export const newFreePuzzlesIn: typeof English.newFreePuzzlesIn = (wait) => `Puzles gratis nuevos dentro de ${wait}.`
export const yourAnswerCouldNot = 'No se ha podido comprobar tu respuesta. Inténtalo de nuevo, por favor.'
export const notQuiteHaveAnotherGo = 'No del todo. Inténtalo otra vez.'
export const notHaveAnotherGo: typeof English.notHaveAnotherGo = (answer) => `No es ${answer}. Inténtalo otra vez.`

import type * as English from '../../../../en/page/play/frame/AnswerMessage.tsx'

export const thisOneIsClosed = 'Este está cerrado.'
export const yourClassIsHaving = 'Tu clase está de descanso.'
export const todaysAreOpen: typeof English.todaysAreOpen = (why, link) => (
  <>
    {why} {link('Los puzles de hoy')} están abiertos.
  </>
)
export const typeAFirst: typeof English.typeAFirst = (typeId) => `Escribe primero ${typeId === 3 ? 'una palabra' : 'un número'}.`
export const solved = 'Resuelto.'
export const youLookedAtThis = 'Miraste esta respuesta, así que ya no se puede adivinar.'
export const newFreePuzzlesIn: typeof English.newFreePuzzlesIn = (wait) => `Puzles gratis nuevos dentro de ${wait}.`
export const yourAnswerCouldNot = 'No se pudo comprobar tu respuesta. Inténtalo de nuevo, por favor.'
export const notQuiteHaveAnotherGo = 'No del todo. Inténtalo otra vez.'
export const notHaveAnotherGo: typeof English.notHaveAnotherGo = (answer) => `No es ${answer}. Inténtalo otra vez.`

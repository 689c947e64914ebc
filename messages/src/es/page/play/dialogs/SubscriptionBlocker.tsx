import type * as English from '../../../../en/page/play/dialogs/SubscriptionBlocker.tsx'

export const thisIsClosedUntil = 'Está cerrado hasta entonces. Tu docente puede contarte más.'
export const thisPartIsClosed = 'Esta parte está cerrada'
export const thereIsPlenty = 'Hay mucho que jugar sin ella.'
export const allRight = 'De acuerdo'
export const isPartOfEveryPlan: typeof English.isPartOfEveryPlan = (action) => <>{action} forma parte de todos los planes.</>
export const notNow = 'Ahora no'
export const seePlans = 'Ver planes'
export const yourClassIsHaving = 'Tu clase está de descanso'
export const subscribeToUnlock = 'Suscríbete para desbloquear'
export const actions = {
  ANSWER: 'VER LA RESPUESTA',
  WORKSHEET: 'CREAR FICHAS',
  DOWNLOAD: 'DESCARGAR',
  'PLAY PUZZLE': 'JUGAR A ESTE PUZLE',
  'FULL SCREEN PUZZLE': 'VER EL PUZLE A PANTALLA COMPLETA',
} as const

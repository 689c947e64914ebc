import type * as English from '../../../en/page/ui/form.ts'

export const oneMoment = 'Un momento...'
export const notTyped = 'Esta página no se puede usar ahora. Recárgala, o abre otra vez el enlace que te trajo aquí.'
export const nothingLost = 'Algo ha fallado... No se pierde nada de lo que has escrito: inténtalo de nuevo dentro de un momento.'
export const unreachable = 'Ahora no llegamos a Emojigma. No se pierde nada de lo que has escrito: inténtalo de nuevo dentro de un momento.'
export const offline = 'No tienes conexión. No se pierde nada de lo que has escrito: inténtalo de nuevo dentro de un momento.'
export const show: typeof English.show = (label) => `Mostrar ${label.toLowerCase()}`

import type * as English from '../../../../en/page/cards/components/LetInDialog.ts'

export const pointTheTabletsCamera = 'Apunta la cámara de la tableta al código, o escribe el código en la página /es/class.'
export const done = 'Hecho'
export const theCardIsLost = 'La tarjeta se ha perdido: hacer una nueva'
export const aNewCardEnds: typeof English.aNewCardEnds = (name) =>
  `Una tarjeta nueva anula la antigua y cierra la sesión de ${name} en todas partes.`
export const letIn: typeof English.letIn = (name) => `Dejar entrar a ${name}`
export const gettingTheCard = 'Preparando la tarjeta...'

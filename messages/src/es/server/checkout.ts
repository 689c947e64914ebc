import type * as English from '../../en/server/checkout.ts'

export const forGrownUps = 'Los planes y los libros los compran las personas adultas. Pide ayuda a una, por favor.'
export const away = 'Ahora mismo no se puede llegar al pago. No se ha cobrado nada. Inténtalo de nuevo en unos minutos, por favor.'
export const noPrice = 'Ese precio no existe. Carga la página otra vez, por favor.'
export const somethingElse = 'Esto era para otra cosa. Pulsa el botón otra vez, por favor.'
export const tooOld = 'Este pago es demasiado antiguo. Empieza de nuevo, por favor.'
export const forGood = 'Un libro es tuyo para siempre. No hay nada que renovar.'
export const planOver = 'Este plan ha terminado.'
export const offerOver = 'Esta oferta ha terminado. Sin su código pagas el precio de siempre.'
export const unknownCode = 'Este código no se conoce. Mira otra vez sus letras, por favor.'
export const yoursAlready: typeof English.yoursAlready = (product) => `${product}: ya es tuyo.`
export const yoursUntil: typeof English.yoursUntil = (product, day) => `Ya tienes ${product}, hasta el ${day}.`
export const itemName: typeof English.itemName = (product) => `Emojigma: ${product}`
export { names as products } from '../words/products.ts'
export const offer = 'Oferta'

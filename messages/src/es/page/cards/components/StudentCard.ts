import type * as English from '../../../../en/page/cards/components/StudentCard.ts'

export const loginName = 'Nombre de acceso'
export const classroom = 'Clase'
export const codeToType = 'Código para escribir'
export const orAndThesePictures: typeof English.orAndThesePictures = (shownCode) => `O ${shownCode} y estos dibujos`
export const cardOf: typeof English.cardOf = (name) => `Tarjeta de ${name}`
export const qrCodeOf: typeof English.qrCodeOf = (name) => `Código QR de ${name}`

import type * as English from '../../../../en/page/plans/components/BookOffer.ts'

export const aGrownUpLooks = 'De las compras se ocupa una persona adulta.'
export const itIsYours = 'Es tuyo.'
export const notInTheShopYet = 'Todavía no está en la tienda.'
export const itsPriceCantBe = 'Ahora no se puede consultar su precio.'
export const buyIt = 'Comprarlo'
export const buy: typeof English.buy = (name) => `Comprarlo: ${name}`
export const oneMoment = 'Un momento...'

import type * as English from '../../../../en/page/shop/components/GoodsShelf.ts'

export const notInTheShopYet = 'Todavía no está en la tienda.'
export const seeTheAt: typeof English.seeTheAt = (name, host) => `Ver en ${host}: ${name}`
export const anotherSite = '(otro sitio)'
export const aGrownUpLooks = 'De las compras se ocupa una persona adulta.'

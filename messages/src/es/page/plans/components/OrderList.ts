import type * as English from '../../../../en/page/plans/components/OrderList.ts'

export const yourOrders = 'Tus pedidos'
export const takenBack = ', retirado'
export const forGood = ', para siempre'
export const ended: typeof English.ended = (day) => `, terminó el ${day}`
export const until: typeof English.until = (day) => `, hasta el ${day}`
export const aGift = 'Un regalo'
export const testMoney: typeof English.testMoney = (money) => `${money} de prueba`

export const yourOrders = 'Your orders'
export const takenBack = ', taken back'
export const forGood = ', for good'
export const ended = (day: string) => `, ended ${day}`
export const until = (day: string) => `, until ${day}`
export const aGift = 'A gift'
export const testMoney = (money: string) => `${money} test money`

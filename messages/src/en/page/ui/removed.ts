export const isDeletedForGoodOn = (day: string) => `is deleted for good on ${day}`
export const isBack = (name: string) => `${name} is back.`
export const bringBack = 'Bring back'
export const bringBackOne = (name: string) => `Bring back ${name}`

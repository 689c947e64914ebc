export const isDeletedForGoodOn = (day: string) => `is deleted for good on ${day}`
export const bringBack = 'Bring back'
export const bringBackOne = (name: string) => `Bring back ${name}`

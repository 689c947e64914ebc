export const rankOf = (number: number, count: number, way: string) => `Rank ${number} of ${count}. ${way}.`
export const goOn = 'Go on'

export const percent = (number: number) => `${number}%`

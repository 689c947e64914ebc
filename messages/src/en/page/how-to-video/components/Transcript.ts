export const inWords = 'In words'

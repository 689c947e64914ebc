export const inWords = 'En palabras'

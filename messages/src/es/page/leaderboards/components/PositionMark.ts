export const notPlacedYet = 'aún sin colocar'

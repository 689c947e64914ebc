export const notPlacedYet = 'not placed yet'

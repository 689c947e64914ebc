export const noSuchPuzzle = 'There is no such puzzle. Perhaps a digit of its number got lost on the way?'

export const noSuchPuzzle = 'Ese puzle no existe. ¿Se habrá perdido una cifra de su número por el camino?'

export const playAClassicBy = 'Jugar de oído un Clásico en su lugar, por los mismos puntos'

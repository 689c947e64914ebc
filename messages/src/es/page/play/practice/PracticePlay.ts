export const practiceNoPoints = 'Práctica: sin puntos'

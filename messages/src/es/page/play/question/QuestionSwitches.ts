export const showDots = 'Mostrar puntos'

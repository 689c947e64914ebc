export const whatIs = '¿Cuánto es'

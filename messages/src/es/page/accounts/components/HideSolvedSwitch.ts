export const hideSolved = 'Ocultar resueltos'

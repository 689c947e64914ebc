export const tryAnotherLevelOr = 'Prueba otro nivel, o desactiva Ocultar resueltos para verlos otra vez.'
export const turnOffHideSolved = 'Desactivar Ocultar resueltos'
export const allSolved = 'Todos resueltos'

export const solved = 'Resuelto'

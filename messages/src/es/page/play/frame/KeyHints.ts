export const arrows = 'Flechas'

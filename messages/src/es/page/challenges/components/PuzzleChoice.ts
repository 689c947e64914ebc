export const chosen = 'Elegido'
export const choose = 'Elegir'
export const age4 = 'Desde 4 años'
export const age7 = 'Desde 7 años'

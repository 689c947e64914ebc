export const yourAnswer = 'Tu respuesta'
export const check = 'Comprobar'

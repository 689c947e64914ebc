export const check = 'Comprobar'
export const yourAnswer = 'Tu respuesta'

export const whatForYouGoesBy = 'En qué se basa «Para ti»'
export const nothingWasPlayedYet = 'Aún no se ha jugado nada, así que empieza con calma.'

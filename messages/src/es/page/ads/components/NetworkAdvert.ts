export const advertisement = 'Anuncio'

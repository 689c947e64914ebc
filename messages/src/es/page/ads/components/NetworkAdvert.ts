export const advertisement = 'Anuncio'
export const emojigmaNoAdvertisement = 'emojigma: sin anuncio'

export const quickOfferEndingSoon = '¡Rápido, la oferta termina pronto!'
export const offerEnds = 'La oferta termina'

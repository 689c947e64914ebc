export const quickOfferEndingSoon = 'Quick - Offer ending soon!'
export const offerEnds = 'Offer ends'

export const yourFirstRankIsNear = 'Your first rank is near'

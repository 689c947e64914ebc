export const yourFirstRankIsNear = 'Tu primer rango está cerca'

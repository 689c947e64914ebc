export const shareYourResult = 'Compartir tu resultado'
export const copyYourResult = 'Copiar tu resultado'

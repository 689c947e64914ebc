export const downloadThePdfAgain = 'Download the PDF again'
export const print = (cardCount: string) => `Print ${cardCount}`
export const paper = 'Paper'

export const fromEmojigma = 'From Emojigma'

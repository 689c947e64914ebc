export const fromEmojigma = 'De Emojigma'

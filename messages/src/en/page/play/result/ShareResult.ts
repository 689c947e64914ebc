export const shareYourResult = 'Share your result'
export const copyYourResult = 'Copy your result'

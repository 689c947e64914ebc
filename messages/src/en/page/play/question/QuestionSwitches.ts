export const showDots = 'Show dots'

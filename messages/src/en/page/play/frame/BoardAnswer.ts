export const check = 'Check'
export const yourAnswer = 'Your answer'

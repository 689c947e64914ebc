export const yourAnswer = 'Your answer'
export const check = 'Check'

export const theHintCouldNot = 'The hint could not be loaded.'
export const tryAgain = 'Try again'

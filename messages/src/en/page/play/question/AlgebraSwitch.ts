export const writeItInLetters = 'Write it in letters'
export const theLettersCouldNot = 'The letters could not be loaded. Press again.'

export const whatIs = 'What is'

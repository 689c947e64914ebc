export const typeALetterFor =
  'Type a letter for each emoji, such as A + B = 8. The same letter twice, AA, is a picture drawn twice, and dots are dots to count.'
export const anotherLine = 'Another line'
export const whatIsAsked = 'What is asked'
export const yourEmojiAndTheirLetters = 'Your emoji and their letters'
export const line = (index: number) => `Line ${index}`
export const takeOutLine = (index: number) => `Take out line ${index}`
export const chooseAnEmojiFirst = 'Choose an emoji first.'
export const lineFault = (index: number, why: string) => `Line ${index} ${why}.`
export const askedFault = (why: string) => `What is asked ${why}.`

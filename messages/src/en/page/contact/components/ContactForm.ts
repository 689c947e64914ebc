export const send = 'Send'
export const yourName = 'Your name'
export const ifYouLike = 'If you like.'
export const yourEMail = 'Your e-mail'
export const weAnswerToIt = 'We answer to it, and use it for nothing else.'
export const whatIsItAbout = 'What is it about?'
export const yourMessage = 'Your message'
export const fromToCharactersIf = (leastMessage: number, mostMessage: number) =>
  `From ${leastMessage} to ${mostMessage} characters. If it is about a puzzle, its number helps.`
export const messageFault = (fault: string) => `Your message ${fault}.`

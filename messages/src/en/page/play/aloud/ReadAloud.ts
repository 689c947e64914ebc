export const quiet = 'Quiet'
export const stop = 'Stop'
export const listen = 'Listen'
export const theAnswerIs = (text: string, answerText: string) => `${text} The answer is ${answerText}.`

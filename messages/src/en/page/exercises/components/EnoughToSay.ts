export const yourAnswer = 'Your answer'
export const yes = (answerNames: string) => `Yes: ${answerNames}!`

export const answerSeen = 'answer seen'

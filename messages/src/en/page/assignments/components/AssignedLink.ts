export const answerSeen = 'answer seen'
export const begun = 'begun'
export const solved = 'solved'

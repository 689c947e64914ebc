export const deviceNeeded = 'is required while nobody is signed in'
export const tooLate = 'It came too late: answers count until the end of the day after they were given.'
export const malformed = 'cannot be an answer to this puzzle'

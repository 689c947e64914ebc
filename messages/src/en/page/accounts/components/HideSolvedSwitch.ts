export const hideSolved = 'Hide Solved'

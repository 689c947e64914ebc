export const solved = 'Solved'

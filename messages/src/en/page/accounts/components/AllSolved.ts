export const tryAnotherLevelOr = 'Try another level, or turn off Hide Solved to see them again.'
export const turnOffHideSolved = 'Turn off Hide Solved'
export const allSolved = 'All solved'

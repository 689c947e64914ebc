export const selected = (count: string) => `${count} selected`
export const moveTo = 'Move to'
export const move = 'Move'
export const chooseWhereTo = 'Move to...'
export const remove = 'Remove'
export const selectNone = 'Select none'
export const movedTo = (count: string, there: string) => `${count} moved to ${there}.`
export const selectedStudents = 'Selected students'
export const askToRemove = (count: string) => `Remove ${count}?`
export const removedTheirLoginsNo = (count: string, deleted: string) => `${count} removed. Their logins no longer work.${deleted}`

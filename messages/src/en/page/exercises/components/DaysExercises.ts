export const juniorAge4 = 'Junior, age 4+'
export const nextLevelAge7 = 'Next Level, age 7+'
export const forWhom = 'For whom'
export const todaysExercises = 'Today’s exercises'
export const number = (at: number, isDone: boolean) => `Number ${at}${isDone ? ', done' : ''}`
export const allDoneForToday = 'All done for today!'
export const ofDoneToday = (doneCount: number, count: number) => `${doneCount} of ${count} done today`

export const puzzleWithKind = (title: string, kind: string) => `${title} (${kind})`
export const share = (part: number, whole: number, percent: number) => `${part} of ${whole} (${percent}%)`
export const student = 'Student'
export const userName = 'User name'
export const nickname = 'Nickname'
export const puzzle = 'Puzzle'
export const kindAndLevel = 'Kind and level'
export const state = 'State'
export const guesses = 'Guesses'
export const hints = 'Hints'
export const firstTry = 'First try'
export const late = 'Late'
export const answerSeen = 'answer seen'
export const notBegun = 'not begun'

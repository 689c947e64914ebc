export const printTodaysFive = 'Print today’s five'
export const fiveOfTodaysPuzzles = 'Five of today’s puzzles on paper, free for everyone. The answers stay on the site.'
export const print = 'Print'
export const emojigmaTodaysFive = 'Emojigma: today’s five'
export const name = (name: string, day: string) => `${name}, ${day} · Name:`
export const no = (id: number) => `No. ${id}`
export const junior = 'Junior'
export const nextLevel = 'Next Level'
export const theWordA1 = 'The word (A = 1 to Z = 26):'
export const drawOrWriteWhat = 'Draw or write what is missing: once in each row, column and box.'
export const putARingAround = 'Put a ring around the odd one.'
export const fiveOfTodaysEmoji = 'Five of today’s emoji puzzles on a clean page to print, Junior or Next Level, free for everyone.'
export const forWhom = 'For whom'
export const todaysFive = (name: string) => `Today’s five, ${name}`
export const answer = 'Answer:'

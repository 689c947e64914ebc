export const freeLimitReached = (puzzles: number) =>
  `You have played the day's ${puzzles} free puzzles. New ones come at midnight UTC, and a plan opens all of them.`
export const studentsLimitReached = (puzzles: number) => `You have played the day's ${puzzles} free puzzles. New ones come at midnight UTC.`
export const classHasBreak = "Your class is having a break. Today's free puzzles are open. Your teacher can tell you more."
export const studentsNever = 'Answers stay hidden from students. A hint may help, or your teacher.'
export const unsolved = 'The answer shows once the puzzle is solved.'
export const solved = 'This puzzle is solved.'
export const revealed = 'The answer of this puzzle was revealed.'
export const teachersOnly = 'This is part of the plan for teachers.'
export const switchedOff = 'Your class does not make puzzles just now. Your teacher can let it.'
export const notBought = 'This book is for those who have bought it. The shop has a few of its pages for everybody.'
export const operatorOnly = "The operator's key is needed."
export const otherDays = "Today's puzzles are free; a plan opens the puzzles of other days."
export const plan = 'This is part of every plan.'

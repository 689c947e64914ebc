export const thePuzzlesOfThis = 'The puzzles of this day are not there yet. Please look in again later.'
export const todaysPuzzlesAreThe =
  'Today’s puzzles are the free ones. Of this day you can go on with what you began, and look at all of them.'
export const toTodaysPuzzles = 'To today’s puzzles'
export const openEveryDay = 'Open every day'

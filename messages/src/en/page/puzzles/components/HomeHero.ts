export const everyEmojiHidesA =
  'Every emoji hides a number. Work it out, fill the gap, and see how far up the ranks you can climb. Forty new puzzles every day, for ages 4 to 104.'
export const playTodaysPuzzles = 'Play today’s puzzles'
export const tryARiddle = 'Try a riddle'
export const loading = 'Loading...'
export const introduction = 'Introduction'

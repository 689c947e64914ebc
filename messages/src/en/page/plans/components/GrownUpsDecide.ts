export const thereIsNothingTo =
  'There is nothing to choose here for you. Three puzzles a day and every riddle are free, and new ones come each day. If you have a question, ask a grown-up to look with you.'
export const playTodaysPuzzles = 'Play today’s puzzles'
export const aGrownUpLooks = 'A grown-up looks after plans'

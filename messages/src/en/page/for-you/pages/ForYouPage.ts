export const forYou = 'For you'
export const aFewPuzzlesThat = 'A few puzzles that fit how you play. Take any of them, in any order.'
export const allDoneWellPlayed = 'All done, well played!'
export const showMeMore = 'Show me more'
export const whyThese = 'Why these?'
export const weDoNotKnow = 'We do not know yet how you play, so we begin gently. With each puzzle that you play, these fit better.'
export const theyAreOfTodays = (freeLeft: number) =>
  `They are of today’s set, and no more than the free puzzles that are left for today: ${freeLeft}.`
export const aFewEmojiPuzzles =
  'A few emoji puzzles that fit how you play: one to warm up, some that are just right, and one that is a stretch.'
export const justRight = 'Just right'
export const aStretch = 'A stretch'
export const thatWasItForToday = 'That was it for today'
export const noneThatFitJustNow = 'None that fit just now'
export const youHaveBegunAll = 'You have begun all of today’s free puzzles. Tomorrow there are new ones for you.'
export const everyDayBringsForty = 'Every day brings forty new puzzles.'
export const seeAllPuzzles = 'See all puzzles'
export const seeTodaysPuzzles = 'See today’s puzzles'
export const warmUp = 'Warm-up'

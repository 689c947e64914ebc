export const findTheMistake = 'Find the mistake'
export const somebodyWorkedOutA =
  'Somebody worked out a puzzle, and one step went wrong. Find the step, and say what is right. It is just for fun: no points.'
export const itIsSolvedBy = 'It is solved by looking, not in steps. Today’s are waiting for you.'
export const enoughToKnow = 'Enough to know?'
export const workedOutEmojiPuzzles =
  'Worked-out emoji puzzles with one wrong step each: find it, put it right, and see why. New ones every day.'
export const todaysMistakes = 'Today’s mistakes'
export const thereIsNoneLike = 'There is none like that puzzle'

export const puzzlesOfYourOwn = 'Puzzles of your own'
export const makeAPuzzleAnd =
  'Make a puzzle, and see at once whether it has one answer and how hard it is. They are for your class: they score nothing on the boards.'
export const withTheTeacherPlan = 'With the Teacher plan you make puzzles for your class, and let your students make them too.'
export const seePlans = 'See plans'
export const makeAPuzzle = 'Make a puzzle'
export const makeEmojiPuzzlesOf = 'Make emoji puzzles of your own for a class.'
export const forTeachersAndTheirClasses = 'For teachers and their classes'

export const fromYourTeacher = 'From your teacher'
export const loading = 'Loading...'
export const nothingToDoFor = 'Nothing to do for class just now. Pick any puzzle you like.'
export const yourClassIsHaving =
  'Your class is having a break, so some of these puzzles are closed. Today’s free puzzles are open, and what you solved stays.'
export const ofDone = (done: number, count: number, isLate: boolean, shownDay: string) =>
  `${done} of ${count} done · ${done === count ? 'all finished' : isLate ? `it was for ${shownDay}; late is fine` : `by ${shownDay}`}`

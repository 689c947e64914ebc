export const aPuzzleCanBe = 'A puzzle can be played again once it is solved or its answer was looked at.'
export const openThePuzzle = 'Open the puzzle'
export const playPuzzleAgain = (id: number) => `Play puzzle ${id} again`
export const moreLikeThis = 'More like this'
export const onceMore = 'Once more'
export const practise = 'Practise'
export const solveItFirst = 'Solve it first'
export const anEmojiPuzzleOnce = 'An emoji puzzle once more, without points.'
export const solvedAgain = 'Solved again'

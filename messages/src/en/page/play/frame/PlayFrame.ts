export const playThisPuzzleWith = 'Play this puzzle with a plan'
export const tryAgain = 'Try again'
export const close = 'Close'
export const couldNotBeLoaded = (isDialogOpen: boolean) => `${isDialogOpen ? 'The next puzzle' : 'This'} could not be loaded.`
export const everyEmojiIsIn = 'Every emoji is in its place.'
export const isTheCorrectAnswer = (answerText: string) => `${answerText} is the correct answer.`

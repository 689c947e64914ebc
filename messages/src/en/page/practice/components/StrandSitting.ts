export const allStrands = 'All strands'
export const lookAtThePicture = 'Look at the picture'
export const anotherPuzzle = 'Another puzzle'
export const practised = 'Practised.'
export const solved = 'Solved!'
export const nextPuzzle = 'Next puzzle'
export const moreLikeThis = 'More like this'
export const allStepsAreFilled = 'All steps are filled. Go on as long as you like.'
export const stepIsFilledOn = (step: number) => `Step ${step} is filled. On to the next one.`
export const letUsTakeOne = 'Let us take one that is a little easier.'
export const oneMoreLikeThis = (step: number) => `One more like this fills step ${step}.`
export const wellWorkedOutHere = 'Well worked out. Here is another one like it.'

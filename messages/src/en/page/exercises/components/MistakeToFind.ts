export const whichStepIsWrong = 'Which step is wrong?'
export const thisStepIsWrong = 'This step is wrong'
export const step = (number: number) => `Step ${number}.`
export const chooseAStepFirst = 'Choose a step first.'
export const thatStepIsFine = 'That step is fine: it follows from what stands before it. Have another look.'
export const notQuiteHaveAnotherGo = 'Not quite. Have another go.'
export const theSteps = 'The steps'
export const spokenStep = (index: number, said: string) => `Step ${index}. ${said}`

import type * as English from '../../../../en/page/exercises/components/MistakeToFind.ts'

export const whichStepIsWrong = '¿Qué paso está mal?'
export const thisStepIsWrong = 'Este paso está mal'
export const step: typeof English.step = (step) => `Paso ${step}.`
export const chooseAStepFirst = 'Elige primero un paso.'
export const thatStepIsFine = 'Ese paso está bien: se deduce de lo que hay antes. Mira otra vez.'
export const notQuiteHaveAnotherGo = 'No del todo. Inténtalo otra vez.'
export const theSteps = 'Los pasos'
export const spokenStep: typeof English.spokenStep = (step, text) => `Paso ${step}. ${text}`

export const step = (at: number) => `Step ${at}`
export const stepOf = (index: number, count: number) => `Step ${index} of ${count}`
export const back = 'Back'
export const next = 'Next'
export const showAllSteps = 'Show all steps'
export const stepByStep = 'Step by step'

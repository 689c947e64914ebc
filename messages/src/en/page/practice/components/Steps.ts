export const text1Step = '1 step'
export const steps = (count: number) => `${count} steps`
export const ofStepsFilled = (filled: number, count: number) => `${filled} of ${count} steps filled`
export const theStepIsFilled = 'The step is filled'
export const allStepsFilled = (count: number) => `All ${count} steps filled`

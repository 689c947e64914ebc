import type * as English from '../../../../en/page/practice/components/Steps.ts'

export const text1Step = '1 paso'
export const steps: typeof English.steps = (count) => `${count} pasos`
export const ofStepsFilled: typeof English.ofStepsFilled = (filled, count) => `${filled} de ${count} pasos llenos`
export const theStepIsFilled = 'El paso está lleno'
export const allStepsFilled: typeof English.allStepsFilled = (count) => `Los ${count} pasos llenos`

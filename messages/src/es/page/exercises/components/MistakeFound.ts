import type * as English from '../../../../en/page/exercises/components/MistakeFound.ts'

export const youFoundIt = '¡Lo has encontrado!'
export const stepWas: typeof English.stepWas = (step) => `El paso ${step} era:`
export const why = 'Por qué:'

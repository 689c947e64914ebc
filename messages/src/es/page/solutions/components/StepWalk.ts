import type * as English from '../../../../en/page/solutions/components/StepWalk.ts'

export const step: typeof English.step = (at) => `Paso ${at}`
export const stepOf: typeof English.stepOf = (index, count) => `Paso ${index} de ${count}`
export const back = 'Atrás'
export const next = 'Siguiente'
export const showAllSteps = 'Mostrar todos los pasos'
export const stepByStep = 'Paso a paso'

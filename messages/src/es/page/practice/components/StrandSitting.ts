import type * as English from '../../../../en/page/practice/components/StrandSitting.ts'

export const allStrands = 'Todas las series'
export const lookAtThePicture = 'Ver el dibujo'
export const anotherPuzzle = 'Otro puzle'
export const practised = 'Practicado.'
export const solved = '¡Resuelto!'
export const nextPuzzle = 'Siguiente puzle'
export const moreLikeThis = 'Más como este'
export const allStepsAreFilled = 'Todos los pasos están llenos. Sigue todo el tiempo que quieras.'
export const stepIsFilledOn: typeof English.stepIsFilledOn = (step) => `El paso ${step} está lleno. Vamos con el siguiente.`
export const letUsTakeOne = 'Vamos con uno un poco más fácil.'
export const oneMoreLikeThis: typeof English.oneMoreLikeThis = (step) => `Uno más como este llena el paso ${step}.`
export const wellWorkedOutHere = 'Bien razonado. Aquí tienes otro parecido.'

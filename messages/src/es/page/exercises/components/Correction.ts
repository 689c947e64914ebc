import type * as English from '../../../../en/page/exercises/components/Correction.ts'

export const yesThatIsTheStep = '¡Sí, ese es el paso!'
export const whatStandsBeforeIt = 'Lo que va delante'
export const step: typeof English.step = (step) => `Paso ${step}:`
export const check = 'Comprobar'
export const whatBelongsIn: typeof English.whatBelongsIn = (cell) => `¿Qué va en la ${cell}?`
export const insteadOfWhatShould: typeof English.insteadOfWhatShould = (number) => `En lugar de ${number}, ¿qué debería poner?`
export const the: typeof English.the = (ordinal, number) => `el ${ordinal} ${number}`

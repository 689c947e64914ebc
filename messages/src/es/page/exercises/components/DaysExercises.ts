import type * as English from '../../../../en/page/exercises/components/DaysExercises.ts'

export const juniorAge4 = 'Júnior, desde 4 años'
export const nextLevelAge7 = 'Siguiente nivel, desde 7 años'
export const forWhom = 'Para quién'
export const todaysExercises = 'Ejercicios de hoy'
export const number: typeof English.number = (at, isDone) => `Número ${at}${isDone ? ', hecho' : ''}`
export const allDoneForToday = '¡Todo hecho por hoy!'
export const ofDoneToday: typeof English.ofDoneToday = (done, count) => `${done} de ${count} hechos hoy`

import type * as English from '../../../../en/page/puzzles/pages/PrintPage.ts'

export const printTodaysFive = 'Imprimir los cinco de hoy'
export const fiveOfTodaysPuzzles = 'Cinco puzles de hoy en papel, gratis para todo el mundo. Las respuestas se quedan en el sitio.'
export const print = 'Imprimir'
export const emojigmaTodaysFive = 'Emojigma: los cinco de hoy'
export const name: typeof English.name = (name, day) => `${name}, ${day} · Nombre:`
export const no: typeof English.no = (id) => `N.º ${id}`
export const junior = 'Júnior'
export const nextLevel = 'Siguiente nivel'
export const theWordA1 = 'La palabra (A = 1 hasta Z = 27):'
export const drawOrWriteWhat = 'Dibuja o escribe lo que falta: una vez en cada fila, columna y bloque.'
export const putARingAround = 'Rodea el distinto.'
export const fiveOfTodaysEmoji =
  'Cinco puzles de hoy en una página limpia para imprimir, Júnior o Siguiente nivel, gratis para todo el mundo.'
export const forWhom = 'Para quién'
export const todaysFive: typeof English.todaysFive = (date) => `Los cinco de hoy, ${date}`
export const answer = 'Respuesta:'

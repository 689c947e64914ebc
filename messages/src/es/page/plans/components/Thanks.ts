import type * as English from '../../../../en/page/plans/components/Thanks.ts'

export const makeAClassroom = 'Crear una clase'
export const myAccount = 'Mi cuenta'
export const chooseAPuzzle = 'Elegir un puzle'
export const toTheBooks = 'A los libros'
export const thankYou = '¡Gracias!'
export const yourPlanIsOpen: typeof English.yourPlanIsOpen = (name) =>
  `Tu plan ${name} está abierto desde ahora: todos los puzles de todos los días, sin anuncios. Mi cuenta dice hasta cuándo.`
export const theIsYoursNow: typeof English.theIsYoursNow = (book) =>
  `${book} es tuyo desde ahora. Imprímelo tantas veces como quieras; Mi cuenta te lo guarda.`

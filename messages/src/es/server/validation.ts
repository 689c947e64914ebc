import type * as English from '../../en/server/validation.ts'

export const required = 'Completa este campo.'
export const mustBe: typeof English.mustBe = (what) => `tiene que ser ${what}`
export const kinds: typeof English.kinds = {
  string: 'un texto',
  number: 'un número',
  int: 'un número entero',
  boolean: 'verdadero o falso',
  array: 'una lista',
  object: 'un objeto',
}
export const somethingElse = 'otra cosa'
export const noEmail = 'no es una dirección de correo electrónico'
export const noId = 'no es un identificador'
export const badFormat = 'no está escrito como debería'
export const noneOfThese = 'no es ninguno de los valores posibles'
export const fieldTooMany = 'tiene un campo de más'
export const notPossible = 'no es posible'
export const tooShort = 'es demasiado corto'
export const tooLong = 'es demasiado largo'
export const tooFew = 'tiene muy pocos elementos'
export const tooMany = 'tiene demasiados elementos'
export const atLeast: typeof English.atLeast = (minimum) => `tiene que ser al menos ${minimum}`
export const atMost: typeof English.atMost = (maximum) => `tiene que ser como mucho ${maximum}`
export const bySchema: typeof English.bySchema = {
  emailAddress: 'Escribe una dirección de correo completa, como nombre@example.com.',
  year: 'tiene que ser un año, como 1990',
  month: 'tiene que ser un mes, como 2026-11',
  studentsOrClass: 'Nombra estudiantes o una clase, pero no las dos cosas.',
  unseenSigns: 'Usa solo signos que se vean.',
  oneLine: 'tiene que estar en una sola línea',
  operator: 'necesita un operador entre dos números',
}

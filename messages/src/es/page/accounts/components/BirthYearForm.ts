import type * as English from '../../../../en/page/accounts/components/BirthYearForm.ts'

export const next = 'Siguiente'
export const whatYearWereYouBorn = '¿En qué año naciste?'
export const fourDigitsWeUse = 'Cuatro cifras. Lo usamos una vez y no lo guardamos.'
export const enterAYearFromTo: typeof English.enterAYearFromTo = (first, last) => `Escribe un año de ${first} a ${last}.`

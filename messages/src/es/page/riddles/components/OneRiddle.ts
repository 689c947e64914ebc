import type * as English from '../../../../en/page/riddles/components/OneRiddle.ts'

export const riddleOfTheDay = 'Adivinanza del día'
export const allRiddles: typeof English.allRiddles = (count) => `Las ${count} adivinanzas`

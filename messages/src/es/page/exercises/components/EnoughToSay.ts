import type * as English from '../../../../en/page/exercises/components/EnoughToSay.ts'

export const yourAnswer = 'Tu respuesta'
export const yes: typeof English.yes = (answer) => `Sí: ¡${answer}!`

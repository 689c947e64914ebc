import type * as English from '../../../en/page/maker/lines.ts'

export const needsOneWithA = 'necesita un = con un número detrás'
export const endsInAWhole: typeof English.endsInAWhole = (most) => `termina en un número entero de −${most} a ${most}`
export const needsOrBefore: typeof English.needsOrBefore = (word) => `necesita + − × o ÷ antes de «${word}»`
export const hasANumberAbove: typeof English.hasANumberAbove = (most) => `tiene un número mayor que ${most}`
export const hasWhichIsNo: typeof English.hasWhichIsNo = (word) => `tiene «${word}», que no es letra de ninguno de tus emojis`
export const needsASignBetween: typeof English.needsASignBetween = (word) => `necesita un signo entre las letras de «${word}»`
export const hasTooManyOf: typeof English.hasTooManyOf = (letter) => `tiene demasiadas ${letter} seguidas`
export const isEmpty = 'está vacía'
export const endsInASign = 'termina en un signo'
export const isTooLong = 'es demasiado larga'
export const hasMoreThanSix = 'tiene más de seis puntos'

import type * as English from '../../../../en/page/leaderboards/components/HowItWorks.ts'

export const howItWorks = 'Cómo funciona'
export const everyPuzzleYouSolve: typeof English.everyPuzzleYouSolve = (junior, next) =>
  `Cada puzle que resuelves con la sesión abierta suma puntos una vez, y los niveles más difíciles suman más: ${junior} del Nivel 1 al Nivel 5, ${next} de Fácil a Maestro. Un fallo no quita nada. Un puzle cuya respuesta se mostró no suma nada.`
export const aNameStandsOn =
  'Un nombre aparece en las clasificaciones cuando su correo está comprobado y ha jugado tres días. Si la puntuación es igual, se comparte la posición. Los días y las semanas se cuentan en UTC, y la semana empieza el lunes. El escudo junto al nombre es el rango de la puntuación de esa clasificación.'
export const to: typeof English.to = (min, max) => `de ${min} a ${max}`

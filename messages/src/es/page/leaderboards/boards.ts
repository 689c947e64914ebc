export const allTime = 'Desde siempre'
export const allTimeLeaderboard = 'Clasificación de siempre'
export const theTop100Solvers =
  'Los 100 primeros desde el primer puzle. Las puntuaciones se actualizan más o menos un segundo después de cada respuesta correcta.'
export const nobodyIsOnThis =
  'Aún no hay nadie en esta clasificación. Un nombre aparece aquí cuando su correo está comprobado y ha jugado en tres días.'
export const weekly = 'Semanal'
export const weeklyLeaderboard = 'Clasificación semanal'
export const topOfTheWeek =
  'Los 100 primeros de esta semana. Cada lunes a medianoche UTC empieza una semana nueva, y todos la empiezan a la vez.'
export const nobodyHasSolvedA = 'Nadie ha resuelto aún un puzle esta semana. El primero abre la clasificación.'
export const daily = 'Diaria'
export const dailyLeaderboard = 'Clasificación diaria'
export const topOfTheDay = 'Los 100 primeros de hoy. A medianoche UTC empieza un día nuevo con cuarenta puzles nuevos.'
export const nobodyToday = 'Nadie ha resuelto aún un puzle hoy. El primero abre la clasificación.'

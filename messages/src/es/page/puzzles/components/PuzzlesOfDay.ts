export const thePuzzlesOfThis = 'Los puzles de este día aún no están. Vuelve a mirar más tarde, por favor.'
export const todaysPuzzlesAreThe = 'Los puzles de hoy son los gratis. De este día puedes seguir con lo que empezaste y mirarlos todos.'
export const toTodaysPuzzles = 'A los puzles de hoy'
export const openEveryDay = 'Abrir todos los días'

export const inClassYouPlay = 'En clase juegas con tu clase. Todos los demás puzles están abiertos como siempre.'
export const toTodaysPuzzles = 'A los puzles de hoy'
export const thisOneIsFor = 'Este es para después de clase'

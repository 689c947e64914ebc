export const solvingAid = 'Ayuda para resolver'
export const foldTheSolvingAid = 'Plegar la ayuda'
export const openTheSolvingAid = 'Abrir la ayuda'

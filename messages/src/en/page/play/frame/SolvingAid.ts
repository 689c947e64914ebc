export const solvingAid = 'Solving aid'
export const foldTheSolvingAid = 'Fold the solving aid'
export const openTheSolvingAid = 'Open the solving aid'

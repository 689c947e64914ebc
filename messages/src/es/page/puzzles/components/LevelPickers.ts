import type * as English from '../../../../en/page/puzzles/components/LevelPickers.ts'

export const pts: typeof English.pts = (points) => `${points} pts`
export const easierAge4 = 'Más fácil, desde 4 años'
export const harderAge7 = 'Más difícil, desde 7 años'

import type * as English from '../../../../en/page/puzzles/components/PuzzleCard.ts'

export const pts: typeof English.pts = (points) => `${points} pts`
export const solved = 'Resuelto'
export const revealed = 'Mostrado'
export const locked = 'Bloqueado'
export const puzzle: typeof English.puzzle = (kind) => `Puzle ${kind}`
export const points: typeof English.points = (points) => `${points} puntos`
export const spokenSolved = 'resuelto'
export const spokenLocked = 'bloqueado'
export const spokenRevealed = 'respuesta mostrada'

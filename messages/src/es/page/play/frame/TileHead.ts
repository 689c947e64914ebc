import type * as English from '../../../../en/page/play/frame/TileHead.ts'

export const points: typeof English.points = (points) => `${points} puntos`
export const no: typeof English.no = (puzzleId) => `N.º ${puzzleId}`
export const puzzle = 'Puzle'

import type * as English from '../../../../en/page/puzzles/components/Allowance.tsx'

export const subscribeForUnlimitedPlay = 'Suscríbete para jugar sin límite'
export const allPuzzlesAreOpen: typeof English.allPuzzlesAreOpen = (mark) => <>{mark('Todos')} los puzles están abiertos para ti</>
export const freePuzzles = 'Puzles gratis'
export const newPuzzles = 'Puzles nuevos'
export const moreAtMidnightUtc = 'Más a medianoche UTC. '
export const freePuzzlesADay = 'puzles gratis al día'
export const freePuzzlesLeft = 'puzles gratis restantes'

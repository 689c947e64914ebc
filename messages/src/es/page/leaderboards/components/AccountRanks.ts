import type * as English from '../../../../en/page/leaderboards/components/AccountRanks.ts'
import { counted } from '../../../grammar.ts'

export const loading = 'Cargando...'
export const solvedOf: typeof English.solvedOf = (attempted) => `resueltos de ${counted(attempted)}`
export const mixed = 'Mezclados'
export const solvedPuzzlesByKind = 'Puzles resueltos por tipo'

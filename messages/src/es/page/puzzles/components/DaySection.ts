import type * as English from '../../../../en/page/puzzles/components/DaySection.ts'
import { plural } from '../../../grammar.ts'

export const revealed: typeof English.revealed = (revealed) => plural(revealed, '1 mostrado', `${revealed} mostrados`)
export const ofSolved: typeof English.ofSolved = (solved, count) => `${solved} de ${count} resueltos`
export const age4 = 'Desde 4 años'
export const age7 = 'Desde 7 años'

import type * as English from '../../../../en/page/my-days/components/KindChart.ts'
import { several } from '../../../grammar.ts'

export const solvedInWeeksThe: typeof English.solvedInWeeksThe = (name, solved, weeks) =>
  `${name}: ${several(solved, 'resuelto', 'resueltos')} en ${weeks} semanas; la tabla tiene los números`

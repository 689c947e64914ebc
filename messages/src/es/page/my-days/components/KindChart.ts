import type * as English from '../../../../en/page/my-days/components/KindChart.ts'

export const solvedInWeeksThe: typeof English.solvedInWeeksThe = (name, solved, weeks) =>
  `${name}: ${solved} resueltos en ${weeks} semanas; la tabla tiene los números`

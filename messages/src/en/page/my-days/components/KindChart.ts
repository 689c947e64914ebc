export const solvedInWeeksThe = (name: string, solved: number, count: number) =>
  `${name}: ${solved} solved in ${count} weeks; the table has the figures`

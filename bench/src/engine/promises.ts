/** What is promised of the puzzles, each promise counted over `--days` puzzles of each type and level (2,000 by default), one a day as the
 *  site makes them. Prints one table; a promise that is not kept is told by the exit code.
 *    npm run promises -w bench */
import { given } from '../given.ts'
import { markdownTable } from '../markdown-table.ts'
import { promisesOfAlgebra } from './promises/algebra.ts'
import { promisesOfBoards } from './promises/boards.ts'
import { promisesOfPictures } from './promises/pictures.ts'
import { Sample } from './promises/sample.ts'

const { days } = given({ days: 2000 })
const sample = new Sample(days)
const rows = [...promisesOfAlgebra(sample), ...promisesOfBoards(sample, days), ...promisesOfPictures(sample)]
console.log(
  markdownTable(rows.map(({ promise, of, counted, aim, isKept }) => ({ of, promise, counted, aim, kept: isKept ? 'yes' : 'NO' }))),
)
if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1

import type * as English from '../../../en/page/my-days/day-words.ts'
import { plural, several } from '../../grammar.ts'

export const starsOfDay: typeof English.starsOfDay = (day, stars) =>
  `${day}: ${stars === 0 ? 'ninguna estrella' : several(stars, 'estrella', 'estrellas')}`
export const solveAPuzzleAnd: typeof English.solveAPuzzleAnd = (starsADay) =>
  `Resuelve un puzle y empieza tu primer día. En cada día caben ${starsADay} estrellas.`
export const yourDaysAreHaving = 'Tus días están descansando. Siguen desde aquí con tu próxima estrella.'
export const ifYouTakeAnother = 'Si te tomas otro día libre esta semana, tus días simplemente te esperan.'
export const youCanStillTake: typeof English.youCanStillTake = (restDaysLeft) =>
  `Todavía puedes tomarte ${plural(restDaysLeft, 'un día libre esta semana, y también cuenta', 'dos días libres esta semana, y también cuentan')}.`

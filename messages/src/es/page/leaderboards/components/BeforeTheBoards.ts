import type * as English from '../../../../en/page/leaderboards/components/BeforeTheBoards.ts'
import { plural } from '../../../grammar.ts'

export const yourPointsCountFrom: typeof English.yourPointsCountFrom = (listedDays, daysToGo) =>
  `Tus puntos cuentan desde el primero. Los demás ven tu nombre aquí cuando hayas jugado ${listedDays} días${daysToGo > 0 ? ` (${plural(daysToGo, 'falta un día', `faltan ${daysToGo} días`)})` : ''}`
export const andShownThatYour = 'y hayas demostrado que tu correo es tuyo:'
export const thatKeepsTheBoards = '. Así las clasificaciones son para personas.'
export const chooseYourPasswordBy = 'elige tu contraseña con un enlace que te enviamos'

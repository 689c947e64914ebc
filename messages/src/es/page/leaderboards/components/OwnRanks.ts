import type * as English from '../../../../en/page/leaderboards/components/OwnRanks.ts'
import { counted } from '../../../grammar.ts'

export const myLeaderboardPositions = 'Mis posiciones en la clasificación'
export const yourPositionsCantBe = 'Ahora no se pueden mostrar tus posiciones.'
export const namesOnTheBoards = 'Los nombres de las clasificaciones son apodos.'
export const chooseYours = 'Elige el tuyo'
export const withAFreeAccount =
  'Con una cuenta gratis, tus puzles resueltos dan puntos, un rango y un lugar en las clasificaciones. Lo que has resuelto aquí se viene contigo.'
export const register = 'Crear cuenta'
export const login = 'Iniciar sesión'
export const pts: typeof English.pts = (score) => `${counted(score)} pts`
export const onlyYouSeeYourRow = 'Aquí solo tú ves tu fila. Quien está en una clase no aparece en las clasificaciones públicas.'

import type * as English from '../../../../en/page/live/components/LiveStats.tsx'
import { several } from '../../../grammar.ts'

export const playingNow: typeof English.playingNow = (players) => <>{players} jugando ahora</>
export const solvedFrom: typeof English.solvedFrom = (solved, tries) => (
  <>
    {solved} resueltos de {several(tries, 'intento', 'intentos')}
  </>
)

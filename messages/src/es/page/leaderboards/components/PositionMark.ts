import type * as English from '../../../../en/page/leaderboards/components/PositionMark.ts'
import { counted } from '../../../grammar.ts'

export const notPlacedYet = 'aún sin colocar'

/** `1.º` */
export const ordinal: typeof English.ordinal = (position) => `${counted(position)}.º`

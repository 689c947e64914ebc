import type * as English from '../../en/words/ordinals.ts'
import { counted } from '../grammar.ts'

/** `1.º` */
export const ordinal: typeof English.ordinal = (position) => `${counted(position)}.º`

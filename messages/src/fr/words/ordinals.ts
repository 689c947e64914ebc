import type * as English from '../../en/words/ordinals.ts'
import { counted } from '../grammar.ts'

/** `1er`, `2e`: of a rank, which is masculine */
export const ordinal: typeof English.ordinal = (position) => `${counted(position)}${position === 1 ? 'er' : 'e'}`

import type * as English from '../../en/words/boxes-in-sentences.ts'
import { capital } from '../../sentences.ts'
import { spokenBox } from './boxes.ts'
export const theBox: typeof English.theBox = (index, side) => capital(spokenBox(index, side))

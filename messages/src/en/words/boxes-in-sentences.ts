import { capital } from '../../sentences.ts'
import { spokenBox } from './boxes.ts'
export const theBox = (index: number, side: number) => capital(spokenBox(index, side))

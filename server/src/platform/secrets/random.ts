import { randomInt } from 'node:crypto'
import type { Random } from '@emojigma/engine/random.ts'

/** Unpredictable randomness. */
export const trueRandom: Pick<Random, 'below' | 'pick'> = {
  below: (limit) => randomInt(limit),
  pick<T>(list: readonly T[]) {
    if (list.length === 0) throw new RangeError('nothing to pick from')
    return list[randomInt(list.length)] as T
  },
}

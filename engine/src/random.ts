/** A stream of random numbers determined by its seed, the same on every platform. Integer arithmetic only. */
export interface Random {
  /** @returns an integer in [0, 2^32) */
  uint32(): number
  /** @returns an integer in [0, limit), every value equally likely
   *  @throws RangeError unless 1 ≤ limit ≤ 2^32 */
  below(limit: number): number
  /** @returns an integer in [low, high] */
  between(low: number, high: number): number
  /** @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T
  /** @returns a new list in random order */
  shuffle<T>(list: readonly T[]): T[]
}

/** xoshiro128** seeded from a hash of the parts; equal parts give equal streams.
 *  Source: Blackman and Vigna, "Scrambled linear pseudorandom number generators", 2018 */
export function randomFrom(...parts: readonly (string | number)[]): Random {
  const hash = hashOf(parts.join('\u0000'))
  let a = hash()
  let b = hash()
  let c = hash()
  let d = hash() | 1

  function uint32(): number {
    const product = Math.imul(b, 5)
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = (d << 11) | (d >>> 21)
    return result
  }

  function below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1 || limit > 4_294_967_296) throw new RangeError(`limit ${limit}`)
    let value = uint32()
    // Rejection sampling: only a value within `limit` of the end can lie beyond the last full run of 0 … limit-1, so most values skip the
    // modulo.
    while (value >= 4_294_967_296 - limit && value >= 4_294_967_296 - (4_294_967_296 % limit)) value = uint32()
    return value % limit
  }

  return {
    uint32,
    below,
    between: (low, high) => low + below(high - low + 1),
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from')
      return list[below(list.length)] as (typeof list)[number]
    },
    shuffle(list) {
      const shuffled = [...list]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const held = shuffled[last] as (typeof list)[number]
        shuffled[last] = shuffled[other] as (typeof list)[number]
        shuffled[other] = held
      }
      return shuffled
    },
  }
}

/** xmur3: hashes a string to a stream of well-mixed 32-bit words. */
function hashOf(text: string): () => number {
  let state = 1_779_033_703 ^ text.length
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 3_432_918_353)
    state = (state << 13) | (state >>> 19)
  }
  return () => {
    state = Math.imul(state ^ (state >>> 16), 2_246_822_507)
    state = Math.imul(state ^ (state >>> 13), 3_266_489_909)
    state ^= state >>> 16
    return state >>> 0
  }
}

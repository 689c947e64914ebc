import { describe, expect, test } from 'vitest'
import { randomFrom } from './random.ts'

function drawn<T>(count: number, draw: () => T): T[] {
  return Array.from({ length: count }, draw)
}

/** How often each number below a limit was drawn. */
function countsOf(numbers: readonly number[], limit: number): number[] {
  const counts = Array.from({ length: limit }, () => 0)
  for (const number of numbers) counts[number] = (counts[number] ?? 0) + 1
  return counts
}

/** Far more than chance makes of evenly likely numbers, in units of what one expects. */
function isUneven(counts: readonly number[]): boolean {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquared > counts.length + 5 * Math.sqrt(2 * counts.length)
}

describe('a stream of random numbers', () => {
  // Worked out once by another implementation of xmur3 and xoshiro128**, in whole numbers of any size.
  test.each([
    [['golden'], [2_814_232_479, 116_203_821, 946_639_541, 1_618_444_625, 4_017_076_140, 1_107_080_383]],
    [
      ['golden', 1],
      [3_368_754_139, 954_988_650, 4_223_351_668, 1_606_653_462, 2_760_634_013, 3_205_620_603],
    ],
    [[''], [464_390_829, 2_002_526_812, 2_057_248_656, 3_825_791_155, 2_900_177_006, 2_834_185_463]],
    [
      [2, 1, 6, 2516, 0],
      [517_388_202, 1_440_619_490, 3_038_802_264, 2_176_750_992, 2_263_166_109, 1_235_990_265],
    ],
  ])('from the seed %j is the same on every machine and for ever', (parts, numbers) => {
    const random = randomFrom(...parts)
    expect(drawn(6, () => random.uint32())).toEqual(numbers)
  })

  test('of one seed does not depend on another that is drawn from in between', () => {
    const [alone, one, other] = [randomFrom('a'), randomFrom('a'), randomFrom('b')]
    const mixed = drawn(50, () => [one.uint32(), other.uint32()][0])
    expect(mixed).toEqual(drawn(50, () => alone.uint32()))
  })

  test('differs with every part of the seed, with their order, and with where one ends', () => {
    const seeds = [['ab', 'c'], ['a', 'bc'], ['abc'], ['c', 'ab'], ['ab', 'c', ''], ['', 'ab', 'c'], [1, 2], [12], [2, 1], [1, 2, 0], []]
    const starts = seeds.map((parts) => {
      const random = randomFrom(...parts)
      return drawn(3, () => random.uint32()).join(' ')
    })
    expect(new Set(starts).size).toBe(seeds.length)
  })

  test('takes a number and its text for the same part', () => {
    expect(randomFrom('day', 2516).uint32()).toBe(randomFrom('day', '2516').uint32())
  })

  test('has each of its 32 bits set half of the time', () => {
    const random = randomFrom('bits')
    const numbers = drawn(4000, () => random.uint32())
    for (let bit = 0; bit < 32; bit += 1) {
      const set = numbers.filter((number) => (number >>> bit) & 1).length
      expect(Math.abs(set - 2000), `bit ${bit}`).toBeLessThan(160)
    }
    expect(numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 2 ** 32)).toBe(true)
  })

  test('starts differently from each of many neighbouring seeds', () => {
    const firsts = Array.from({ length: 4000 }, (_, seed) => randomFrom('neighbours', seed).below(40))
    expect(isUneven(countsOf(firsts, 40))).toBe(false)
  })
})

describe('a number below a limit', () => {
  test.each([1, 2, 3, 7, 10, 40, 100])('is every number below %i equally often', (limit) => {
    const random = randomFrom('below', limit)
    const numbers = drawn(5000, () => random.below(limit))
    expect(Math.max(...numbers)).toBe(limit - 1)
    expect(Math.min(...numbers)).toBe(0)
    expect(isUneven(countsOf(numbers, limit))).toBe(false)
  })

  test('is fair even where the limit does not go into all 32 bits by far', () => {
    // A remainder alone would give the lower half of three quarters twice as often as the rest.
    const limit = 3 * 2 ** 30
    const random = randomFrom('large')
    const numbers = drawn(3000, () => random.below(limit))
    const thirds = countsOf(
      numbers.map((number) => Math.floor(number / 2 ** 30)),
      3,
    )
    expect(thirds).toHaveLength(3)
    expect(isUneven(thirds)).toBe(false)
  })

  test('can be any of 32 bits', () => {
    const [one, other] = [randomFrom('all'), randomFrom('all')]
    expect(drawn(20, () => one.below(2 ** 32))).toEqual(drawn(20, () => other.uint32()))
  })

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Number.POSITIVE_INFINITY])('is refused for the limit %d', (limit) => {
    expect(() => randomFrom('limit').below(limit)).toThrow(RangeError)
  })
})

describe('a number between two', () => {
  test('can be either of them, and all that lie between', () => {
    const random = randomFrom('between')
    expect(new Set(drawn(500, () => random.between(-2, 3)))).toEqual(new Set([-2, -1, 0, 1, 2, 3]))
    expect(new Set(drawn(20, () => random.between(7, 7)))).toEqual(new Set([7]))
  })

  test('is refused where the first is the larger', () => {
    expect(() => randomFrom('between').between(3, 2)).toThrow(RangeError)
  })
})

describe('a pick', () => {
  test('takes each of a list equally often', () => {
    const random = randomFrom('pick')
    const list = ['a', 'b', 'c', 'd', 'e']
    const picked = drawn(5000, () => list.indexOf(random.pick(list)))
    expect(isUneven(countsOf(picked, 5))).toBe(false)
    expect(picked).not.toContain(-1)
  })

  test('is refused from an empty list', () => {
    expect(() => randomFrom('pick').pick([])).toThrow(RangeError)
  })
})

describe('a shuffle', () => {
  test('keeps what is in the list, and the list as it is', () => {
    const list = [5, 5, 1, 2, 9]
    const shuffled = randomFrom('shuffle').shuffle(list)
    expect(shuffled.toSorted()).toEqual([1, 2, 5, 5, 9])
    expect(list).toEqual([5, 5, 1, 2, 9])
    expect(randomFrom('shuffle').shuffle([])).toEqual([])
    expect(randomFrom('shuffle').shuffle(['one'])).toEqual(['one'])
  })

  test('gives every order equally often', () => {
    const random = randomFrom('orders')
    const orders = ['abcd', 'abdc', 'acbd', 'acdb', 'adbc', 'adcb'].flatMap((order) => [
      order,
      ...[1, 2, 3].map((turn) => order.slice(turn) + order.slice(0, turn)),
    ])
    const counts = countsOf(
      drawn(6000, () => orders.indexOf(random.shuffle(['a', 'b', 'c', 'd']).join(''))),
      24,
    )
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6000)
    expect(counts).toHaveLength(24)
    expect(isUneven(counts)).toBe(false)
  })
})

import { expect, test, vi } from 'vitest'

const LACKING = [
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSpliced'],
  [Array.prototype, 'with'],
  [Map, 'groupBy'],
  [URL, 'canParse'],
] as const

/** Counted from the end. */
const LAST = -1

/** The result of each function, and that it leaves its list alone. */
function results(): unknown {
  const list = [3, 1, 2]
  return [
    list.toSorted(),
    list.toSorted((one, other) => other - one),
    list.toReversed(),
    list.toSpliced(1, 1),
    list.toSpliced(-1, 0, 7, 8),
    list.with(1, 9),
    list.with(LAST, 9),
    Map.groupBy(list, (number, index) => number > 1 && index < 2),
    [URL.canParse('/today', 'https://a.test'), URL.canParse('/today'), URL.canParse('//[', 'https://a.test')],
    list,
  ]
}

test('a browser that lacks functions gets equal ones, which no loop over a list lists', async () => {
  const own = results()
  const natives = LACKING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name] of LACKING) Reflect.deleteProperty(owner, name)
  try {
    expect(() => results()).toThrow(TypeError)
    vi.resetModules()
    await import('./older-browsers.ts')
    expect(results()).toEqual(own)
    expect(() => [1].with(1, 2)).toThrow(RangeError)
    expect(() => [1].with(2 * LAST, 2)).toThrow(RangeError)
    expect(LACKING.filter(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)?.enumerable)).toEqual([])
  } finally {
    for (const [index, [owner, name]] of LACKING.entries()) {
      const native = natives[index]
      if (native) Object.defineProperty(owner, name, native)
    }
  }
})

test('a browser that has them keeps its own', async () => {
  const natives = LACKING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)?.value as unknown)
  vi.resetModules()
  await import('./older-browsers.ts')
  expect(LACKING.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name)?.value as unknown)).toEqual(natives)
})

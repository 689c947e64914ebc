// Built-in functions that `OLDEST_BROWSERS` partly lack; the build lowers syntax and styles, but no functions. Imported before all else.
// core-js would add 7 KB to each first visit for the same.

/** Adds a function where the browser has none. */
function provide(owner: object, name: string, value: unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, configurable: true, writable: true })
}

// Chrome 110.
provide(Array.prototype, 'toSorted', function <T>(this: readonly T[], compare?: (one: T, other: T) => number): T[] {
  return [...this].sort(compare)
})
provide(Array.prototype, 'toReversed', function <T>(this: readonly T[]): T[] {
  return [...this].reverse()
})
provide(Array.prototype, 'toSpliced', function <T>(this: readonly T[], ...parameters: [start: number, count: number, ...added: T[]]): T[] {
  const copy = [...this]
  copy.splice(...parameters)
  return copy
})
provide(Array.prototype, 'with', function <T>(this: readonly T[], index: number, value: T): T[] {
  const copy = [...this]
  const place = index < 0 ? copy.length + index : index
  if (place < 0 || place >= copy.length) throw new RangeError(`no element ${index}`)
  copy[place] = value
  return copy
})

// Chrome 117, Firefox 119, Safari 17.4.
provide(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, index: number) => Key): Map<Key, Item[]> => {
  const groups = new Map<Key, Item[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
})

// Chrome 120, Safari 17.
provide(URL, 'canParse', (address: string, base?: string): boolean => {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
})

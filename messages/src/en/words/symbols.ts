const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** "first" for 0 */
export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${index + 1}th`
}

export function nameOf(names: readonly string[], symbol: number): string {
  return names[symbol] ?? 'something'
}

/** "the grapes emoji": "is" fits both singular and plural names. */
export function pictureOf(names: readonly string[], symbol: number): string {
  const name = nameOf(names, symbol)
  return name === HIDDEN_TILE ? `the ${HIDDEN_TILE}` : `the ${name} emoji`
}

/** The name of a cell that does not show its emoji. */
export const HIDDEN_TILE = 'hidden tile'

/** The plural form for a count. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}

/** Formats a count: `12,400`. The browser's own number format takes a slow phone a tenth of a second the first time.
 *  @param count an integer */
export function counted(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
}

/** "1 puzzle", "1,200 puzzles" */
export function several(count: number, one: string, other: string): string {
  return `${counted(count)} ${plural(count, one, other)}`
}

/** "a", "a and b", "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

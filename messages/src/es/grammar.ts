/** The form that goes with a count. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}

/** `12.400`; as in print, four digits stand together: `1200`.
 *  @param count a whole number */
export function counted(count: number): string {
  return count < 10_000 ? String(count) : String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
}

/** "1 puzle", "1200 puzles" */
export function several(count: number, one: string, other: string): string {
  return `${counted(count)} ${plural(count, one, other)}`
}

/** "a", "a y b", "a, b e hijos": "y" sounds like "e" before an i. */
export function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${/^h?[ií](?![aeoó])/i.test(last) ? 'e' : 'y'} ${last}`
}

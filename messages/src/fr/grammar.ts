/** The form that goes with a count: none is singular in French. */
export function plural(count: number, one: string, other: string): string {
  return Math.abs(count) < 2 ? one : other
}

/** `12 400`, with a narrow space that does not break.
 *  @param count a whole number */
export function counted(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u202F')
}

/** "1 énigme", "1 200 énigmes" */
export function several(count: number, one: string, other: string): string {
  return `${counted(count)} ${plural(count, one, other)}`
}

/** "a", "a et b", "a, b et c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}`
}

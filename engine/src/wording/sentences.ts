/** One step in words for a child, on three rungs: where to look, which rule helps, and the step itself. */
export interface StepWords {
  readonly where: string
  readonly rule: string
  readonly worked: string
}

const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']

/** "first" for 0 */
export function ordinal(index: number): string {
  return ORDINALS[index] ?? `${index + 1}th`
}

export function nameOf(names: readonly string[], symbol: number): string {
  return names[symbol] ?? 'something'
}

/** "the grapes emoji": one, whether its name is singular or plural, so that "is" goes with it. */
export function pictureOf(names: readonly string[], symbol: number): string {
  return `the ${nameOf(names, symbol)} emoji`
}

/** Puts full stops after the parts that are there. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ')
}

/** "a", "a and b", "a, b and c" */
export function listed(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

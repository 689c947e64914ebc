/** Ends each nonempty part with a full stop. */
export function sentences(...parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ')
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

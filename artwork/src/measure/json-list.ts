/** Formats a list of strings as JSON, one per line, for readable diffs. */
export function jsonList(texts: readonly string[], indent = ''): string {
  return `[\n${texts.map((text) => `${indent}  ${JSON.stringify(text)}`).join(',\n')}\n${indent}]\n`
}

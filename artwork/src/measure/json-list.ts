/** A list of texts as JSON, one a line, so that a change can be read. */
export function jsonList(texts: readonly string[], indent = ''): string {
  return `[\n${texts.map((text) => `${indent}  ${JSON.stringify(text)}`).join(',\n')}\n${indent}]\n`
}

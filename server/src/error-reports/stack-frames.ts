/** As Chromium and Node write it, and as Firefox and Safari do. */
const WITH_AT = /^\s*at (?:(.*?) \()?(\S+?):(\d+):(\d+)\)?$/
const WITHOUT_AT = /^(.*?)@(\S+?):(\d+):(\d+)$/

/** One call of a stack, in Sentry's words. */
export interface StackFrame {
  readonly function?: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
}

/** The calls of a stack, the outermost first; lines that are none are left out. */
export function framesOf(stack: string): readonly StackFrame[] {
  return stack
    .split('\n')
    .flatMap((line) => frameOf(line) ?? [])
    .toReversed()
}

function frameOf(line: string): StackFrame | undefined {
  const [, name, filename, lineNumber, column] = WITH_AT.exec(line) ?? WITHOUT_AT.exec(line.trim()) ?? []
  if (filename === undefined) return undefined
  return { ...(name ? { function: name } : {}), filename, lineno: Number(lineNumber), colno: Number(column) }
}

import { parseArgs } from 'node:util'

/** Reads `--name VALUE` options. Ends the process with a message when one is not valid.
 *  @param numbers default values; numbers are above 0, and whole except `seconds`
 *  @param texts names of optional text options */
export function readOptions<Name extends string, Text extends string = never>(
  numbers: Readonly<Record<Name, number>>,
  texts: readonly Text[] = [],
): Record<Name, number> & Partial<Record<Text, string>> {
  const names = Object.keys(numbers) as Name[]
  const options = Object.fromEntries([...names, ...texts].map((name) => [name, { type: 'string' }] as const))
  const values = readCommandLine(options)
  const read = names.map((name) => [name, values[name] === undefined ? numbers[name] : Number(values[name])] as const)
  for (const [name, value] of read) {
    const isWhole = Number.isSafeInteger(value)
    if (!(value > 0) || !(isWhole || name === 'seconds')) end(`--${name} is a ${name === 'seconds' ? '' : 'whole '}number above 0`)
  }
  const found = texts.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]))
  return Object.fromEntries([...read, ...found]) as Record<Name, number> & Partial<Record<Text, string>>
}

function readCommandLine(options: Record<string, { readonly type: 'string' }>): Readonly<Record<string, string | undefined>> {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return end(error instanceof Error ? error.message : 'an option that is not known')
  }
}

function end(problem: string): never {
  console.error(problem)
  process.exit(2)
}

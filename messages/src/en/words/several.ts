const IRREGULAR: Readonly<Record<string, string>> = { goose: 'geese', mouse: 'mice', ox: 'oxen' }

/** Several of them have the same name as one. */
const ALIKE = /^(?:deer|fish|sheep|bison|moose|shrimp|squid|broccoli|sushi)$/

const NUMBERS: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** "two buckets", "three leaves", "one bucket"; where the name is plural already, "two grapes emoji".
 *  @param count 1 or more */
export function several(count: number, name: string): string {
  const number = NUMBERS[count] ?? `${count}`
  const plural = pluralOf(name)
  if (plural === undefined) return `${number} ${name} emoji`
  return `${number} ${count === 1 ? name : plural}`
}

/** @returns undefined for a name that is plural already, or a proper one */
function pluralOf(name: string): string | undefined {
  const [, head = name, rest = ''] = /^(.+?)( (?:with|of|in|behind|from|covering|and|at|on) .*)$/.exec(name) ?? []
  const start = head.lastIndexOf(' ') + 1
  const word = head.slice(start)
  if (/[A-Z]/.test(name) || (word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) || /^(?:scissors|binoculars|santa claus)$/.test(head))
    return undefined
  return `${head.slice(0, start)}${IRREGULAR[word] ?? regular(word)}${rest}`
}

function regular(word: string): string {
  if (ALIKE.test(word)) return word
  if (/(?:s|x|z|ch|sh|(?:at|mang|can|nad|fal|uit)o)$/.test(word)) return `${word}es`
  if (/(?:lea|wol|el)f$/.test(word)) return `${word.slice(0, -1)}ves`
  if (/.man$/.test(word)) return `${word.slice(0, -2)}en`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

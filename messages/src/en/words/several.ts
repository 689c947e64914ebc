import { HIDDEN_TILE } from './symbols.ts'

const IRREGULAR: Readonly<Record<string, string>> = { goose: 'geese', mouse: 'mice', ox: 'oxen' }

/** Names with a plural like their singular. */
const ALIKE = /fish$|^(?:deer|sheep|bison|moose|shrimp|squid|broccoli|sushi)$/

/** Uncountable names, hidden plurals, and proper names. */
const UNCOUNTED =
  /(?:^| )(?:badminton|binoculars|bowling|bread|camping|corn|fog|garlic|ginger|golf|honey|ice|lacrosse|lightning|luggage|meat|milk|music|ping pong|popcorn|rail|rice|scissors|skis|soap|spaghetti|wheat|wind|wood|[A-Z][a-z]+)$/

const NUMBERS: readonly string[] = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** "two buckets", "three leaves", "one bucket"; for names that are already plural, "two grapes emoji".
 *  @param count 1 or more */
export function several(count: number, name: string): string {
  const number = NUMBERS[count] ?? `${count}`
  if (name === HIDDEN_TILE) return count === 1 ? `the ${name}` : `${number} times the ${name}`
  const plural = pluralOf(name)
  if (plural === undefined) return `${number} ${name} emoji`
  return `${number} ${count === 1 ? name : plural}`
}

/** @returns undefined for a name without a plural, or one about a single thing: "covering its eyes" */
function pluralOf(name: string): string | undefined {
  const [, head = name, rest = ''] = /^(.+?)( (?:with|of|in|behind|from|covering|and|at|on) .*)$/.exec(name) ?? []
  const start = head.lastIndexOf(' ') + 1
  const word = head.slice(start)
  const isPlural = word.endsWith('s') && !/(?:ss|us|is)$/.test(word)
  if (isPlural || UNCOUNTED.test(head) || name.includes(' its ')) return undefined
  return `${head.slice(0, start)}${IRREGULAR[word] ?? regular(word)}${rest}`
}

function regular(word: string): string {
  if (ALIKE.test(word)) return word
  if (/(?:s|x|z|ch|sh|(?:at|mang|can|nad|fal|uit)o)$/.test(word)) return `${word}es`
  if (/(?:lea|wol|el|scar)f$/.test(word)) return `${word.slice(0, -1)}ves`
  if (/.man$/.test(word)) return `${word.slice(0, -2)}en`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}

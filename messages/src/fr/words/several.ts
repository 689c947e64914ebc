import { HIDDEN_TILE } from './symbols.ts'

const NUMBERS: readonly string[] = ['', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six']

/** "deux renards", "trois châteaux", "deux parts de gâteau"; where the plural is in doubt, "deux emojis arc-en-ciel". One is "un emoji
 *  renard", which avoids its gender.
 *  @param count 1 or more */
export function several(count: number, name: string): string {
  const number = NUMBERS[count] ?? `${count}`
  if (name === HIDDEN_TILE) return count === 1 ? `la ${name}` : `${number} fois la ${name}`
  if (count === 1) return `un emoji ${name}`
  const plural = pluralOf(name)
  return plural === undefined ? `${number} emojis ${name}` : `${number} ${plural}`
}

/** @returns undefined for a plural, something uncountable, or several words of which more than the first would change */
function pluralOf(name: string): string | undefined {
  const [, head = name, rest = ''] = /^(\p{L}+)((?: d[e’]| à | en | au ).*)$/u.exec(name) ?? []
  if (!/^\p{L}+$/u.test(head) || UNCOUNTED.has(head)) return undefined
  const plural = UNCHANGED.has(head) ? head : pluralOfWord(head)
  return plural === undefined ? undefined : `${plural}${rest}`
}

function pluralOfWord(word: string): string | undefined {
  if (/[sxz]$/.test(word)) return undefined
  if (/(?:eau|eu|œu)$/.test(word)) return `${word}x`
  if (['bocal', 'cheval', 'journal'].includes(word)) return `${word.slice(0, -1)}ux`
  if (word === 'hibou') return 'hiboux'
  return word === 'corail' ? 'coraux' : `${word}s`
}

/** A single thing that ends like a plural. */
const UNCHANGED = new Set('ananas ours brebis bus minibus cactus lotus hibiscus colis os'.split(' '))

const UNCOUNTED = new Set(
  'ail badminton blé bowling brouillard camping curling curry feu gingembre golf herbe hockey lait pain riz vent viande'.split(' '),
)

import { HIDDEN_TILE } from './symbols.ts'

const NUMBERS: readonly string[] = ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis']

/** "dos zorros", "tres leones"; where the plural is in doubt, "dos emojis de uvas". One is "un emoji de zorro", which avoids its gender.
 *  @param count 1 or more */
export function several(count: number, name: string): string {
  const number = NUMBERS[count] ?? `${count}`
  if (name === HIDDEN_TILE) return count === 1 ? `la ${name}` : `${number} veces la ${name}`
  if (count === 1) return `un emoji de ${name}`
  const plural = pluralOf(name)
  return plural === undefined ? `${number} emojis de ${name}` : `${number} ${plural}`
}

/** @returns undefined for a name of several words, a plural, or a foreign word */
function pluralOf(name: string): string | undefined {
  if (!/^[a-záéíóúüñ]+$/.test(name) || name.endsWith('s')) return undefined
  if (/[aeoáéó]$/.test(name)) return `${name}s`
  if (name.endsWith('z')) return `${name.slice(0, -1)}ces`
  const accented = /^(.*)([áéíóú])n$/.exec(name)
  if (accented) return `${accented[1]}${PLAIN[accented[2] ?? ''] ?? ''}nes`
  // "Joven" and "examen" gain an accent in the plural; "bádminton" has no regular one.
  if (/[eéiío]n$/.test(name)) return undefined
  return /[dlrn]$/.test(name) ? `${name}es` : undefined
}

const PLAIN: Readonly<Record<string, string>> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' }

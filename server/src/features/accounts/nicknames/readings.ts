import { unmasked, unmaskedCapitals } from './look-alikes.ts'

/** Digits read as letters; 1 is read as two of them. */
const FIGURES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' }

/** A capital I within lower-case letters. */
const CAPITAL_I_INSIDE = /(?<=\p{Ll})I/gu

/** All readings of a name, in lower case: as written, without accents and look-alikes of other scripts, and with digits read as letters. */
export function readingsOf(name: string): readonly string[] {
  // Lower-case L and capital I look alike.
  const bare = [name, name.replaceAll(CAPITAL_I_INSIDE, 'l')].flatMap((text) => [unmasked(text), unmaskedCapitals(text)])
  return [name.normalize('NFKC').toLowerCase(), ...bare].flatMap((form) => [form, spelled(form, 'i'), spelled(form, 'l')])
}

/** Reduces repeated letters to one. */
export function collapsed(text: string): string {
  return text.replaceAll(/(.)\1+/gu, '$1')
}

function spelled(text: string, one: string): string {
  return text.replaceAll(/\d/g, (figure) => (figure === '1' ? one : (FIGURES[figure] ?? figure)))
}

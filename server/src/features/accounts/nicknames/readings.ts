import { unmasked, unmaskedCapitals } from './look-alikes.ts'

/** Figures that stand for letters; 1 stands for two. */
const FIGURES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 6: 'g', 7: 't', 8: 'b', 9: 'g' }

/** A capital within a word of small letters. */
const CAPITAL_I_INSIDE = /(?<=\p{Ll})I/gu

/** What people may read in a name, in small letters: as it stands, without accents and look-alike letters of other scripts, and with
 *  figures read as letters. */
export function readingsOf(name: string): readonly string[] {
  // A small L and a capital I are drawn alike.
  const bare = [name, name.replaceAll(CAPITAL_I_INSIDE, 'l')].flatMap((text) => [unmasked(text), unmaskedCapitals(text)])
  return [name.normalize('NFKC').toLowerCase(), ...bare].flatMap((form) => [form, spelled(form, 'i'), spelled(form, 'l')])
}

/** Letters that are repeated, once. */
export function collapsed(text: string): string {
  return text.replaceAll(/(.)\1+/gu, '$1')
}

function spelled(text: string, one: string): string {
  return text.replaceAll(/\d/g, (figure) => (figure === '1' ? one : (FIGURES[figure] ?? figure)))
}

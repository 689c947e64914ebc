import { path } from '@emojigma/messages/language.ts'

/** Adds the page's language to an address of the site: `/today` becomes `/es/today` in Spanish and stays the same in English.
 *  Source: docs/decisions/2026-11-23-languages.md */
export function inLanguage(address: string): string {
  return path + address
}

/** The opposite of `inLanguage`. */
export function withoutLanguage(address: string): string {
  return address.startsWith(`${path}/`) ? address.slice(path.length) : address === path ? '/' : address
}

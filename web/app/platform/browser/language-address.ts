import { path } from '@emojigma/messages/language.ts'

/** What the language of this page adds to an address of the site: `/today` is `/es/today` in Spanish, and itself in English.
 *  Source: docs/decisions/2026-11-23-languages.md */
export function inLanguage(address: string): string {
  return path + address
}

/** An address as the app knows it, whatever the language. */
export function withoutLanguage(address: string): string {
  return address.startsWith(`${path}/`) ? address.slice(path.length) : address === path ? '/' : address
}

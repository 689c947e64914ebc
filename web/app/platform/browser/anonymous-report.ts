import { inLanguage } from './language-address.ts'

/** Tells the site something without a word of who tells it: no cookie, no session, and not the page's address, which may have a code in it.
 *  On its way even if the page is left; what does not arrive is missed by nobody. */
export function reportAnonymously(callPath: string, body: object): void {
  fetch(inLanguage(callPath), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => {})
}

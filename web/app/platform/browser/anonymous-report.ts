import { inLanguage } from './language-address.ts'

/** Sends a report without a cookie, a session or the page's address, which may hold a code. Survives leaving the page; failures are
 *  ignored. */
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

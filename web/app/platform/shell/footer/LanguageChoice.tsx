import { m } from '@emojigma/messages'
import type { setLanguage } from '@emojigma/contract/accounts/settings.ts'
import { code as shown } from '@emojigma/messages/language.ts'
import type { MouseEvent } from 'react'
import { withoutLanguage } from '../../browser/language-address.ts'
import { LANGUAGES } from '../../browser/languages.ts'
import { isPlain } from '../../navigation/use-inner-links.ts'
import { storedAuth } from '../../session/session-storage.ts'

const CALL_PATH: (typeof setLanguage)['path'] = '/api/setting/set-language'
const YEAR_S = 365 * 24 * 60 * 60

/** Leads to the same page in another language, and remembers the choice on this device for the day somebody comes back to the first page.
 *  Source: docs/product.md, Languages */
export function LanguageChoice({ className }: { readonly className?: string | undefined }) {
  return (
    <nav aria-label={m['frame.languages']()}>
      <ul className={className}>
        {LANGUAGES.map(({ code, name, path }) => (
          <li key={code}>
            <a
              href={`${path}/`}
              lang={code}
              hrefLang={code}
              aria-current={code === shown ? 'true' : undefined}
              onClick={(event) => choose(event, code, path)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Letters come in the language that was chosen last; one that cannot be told is told by the next choice. */
async function keepInAccount(code: string, accessToken: string): Promise<void> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' }
  await fetch(CALL_PATH, { method: 'POST', headers, body: JSON.stringify({ Language: code }), keepalive: true }).catch(() => undefined)
}

function choose(event: MouseEvent, code: string, path: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- The server reads it at the first page; not every browser has the newer way.
  document.cookie = `language=${code}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
  const auth = storedAuth()
  if (auth) void keepInAccount(code, auth.accessToken)
  if (!isPlain(event)) return
  event.preventDefault()
  const { pathname, search, hash } = globalThis.location
  globalThis.location.assign(path + withoutLanguage(pathname) + search + hash)
}

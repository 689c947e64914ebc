import { m } from '@emojigma/messages'
import type { Plugin } from 'vite'
import { OWN_LANGUAGE } from './own-language.ts'

/** How a compiled message asks for the language. */
const LOCALE = 'experimentalStaticLocale ?? options.locale ?? getLocale()'
const CALLS = /\bm\['([\w.]+)'\]\(\)/g

/** Inlines messages without inputs as texts, and the language into the others. Otherwise a message that several lazy files share is a
 *  file of its own: 12 to 25 more files and 6 to 9 KiB in a first load. */
export function inlineMessages(): Plugin {
  const messages = m as unknown as Readonly<Record<string, (inputs: object, options: { readonly locale: string }) => string>>
  return {
    name: 'emojigma-inline-messages',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.tsx?$|\/messages\/compiled\/\w+\/messages\// },
      handler(code) {
        const inlined = code.replaceAll(CALLS, (call, id: string) => {
          const text = messages[id]?.({}, { locale: OWN_LANGUAGE })
          return text === undefined ? call : JSON.stringify(text)
        })
        // Lines stay as they are.
        return { code: inlined.replaceAll(LOCALE, JSON.stringify(OWN_LANGUAGE)), map: null }
      },
    },
  }
}

import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ICON_SPRITE } from '../app/ui/pictures/icon-sprite.ts'
import { loadLanguages } from '@emojigma/messages/languages.ts'

const MESSAGES = join(import.meta.dirname, '../../messages/src')
const WORDS = /^@emojigma\/messages\/((?:language|grammar|words\/[\w-]+)\.ts)$/
const ENTRY = '/app/platform/shell/entry-client.tsx'
const GALLERY_ENTRY = '/gallery/main.tsx'

/** Sets the language of messages before any other module asks for one. */
const SET_LANGUAGE = `import { overwriteGetLocale } from '@emojigma/messages/runtime'
import { code } from '@emojigma/messages/language.ts'
overwriteGetLocale(() => code)
document.documentElement.lang = code`

/** In development there is no server rendering: a bare document starts the app, or at /gallery and below it the gallery. */
export function developmentDocument(): Plugin {
  return {
    name: 'emojigma-development-document',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
          const url = request.originalUrl ?? '/'
          const entry = /^(?:\/[a-z]{2})?\/gallery(?:[/?]|$)/.test(url) ? GALLERY_ENTRY : ENTRY
          const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"></head><body>${ICON_SPRITE}<div id="root"></div><script type="module">${SET_LANGUAGE}</script><script type="module" src="${entry}"></script></body></html>`
          server
            .transformIndexHtml(url, document)
            .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
        })
      }
    },
  }
}

/** In development one server has all languages, so words are taken from the language of the page's address: `/es/today`. A build has one
 *  language (`own-language.ts`). */
export function languageOfAddress(): Plugin {
  return {
    name: 'emojigma-language-of-address',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source) {
      const [, path] = WORDS.exec(source) ?? []
      return path && `\0words:${path}`
    },
    async load(id) {
      if (!id.startsWith('\0words:')) return undefined
      const path = id.slice('\0words:'.length)
      const codes = [...(await loadLanguages()).keys()]
      const names = Object.keys((await import(join(MESSAGES, 'en', path))) as object)
      return [
        ...codes.map((code) => `import * as ${code} from '${join(MESSAGES, code, path)}'`),
        `const { ${names.join(', ')} } = { ${codes.join(', ')} }[location.pathname.split('/')[1]] ?? en`,
        `export { ${names.join(', ')} }`,
      ].join('\n')
    },
  }
}

import { readArticles } from '@emojigma/content/articles.ts'
import type { Article } from '@emojigma/content/article.ts'
import { riddleToWire } from '@emojigma/content/riddle.ts'
import { readRiddles } from '@emojigma/content/riddles.ts'
import type { Plugin } from 'vite'
import { OWN_FOLDER, OWN_LANGUAGE } from './own-language.ts'

/** All articles and riddles, for server rendering. */
const CONTENT = 'virtual:content'
/** The articles' addresses, which the page needs before it fetches one. */
const ADDRESSES = 'virtual:article-addresses'

const FOLDER = `${OWN_FOLDER}content`

/** Provides the workspace `content`: to the server as a module, to the browser as JSON files fetched on demand, so that no script
 *  carries texts. */
export function content(): Plugin {
  let articles: readonly Article[] | undefined
  const read = (): readonly Article[] => (articles ??= readArticles(OWN_LANGUAGE))
  const files = (): ReadonlyMap<string, string> =>
    new Map([
      ...read().map((article) => [`${FOLDER}/articles/${article.slug}.json`, JSON.stringify(article)] as const),
      [`${FOLDER}/riddles.json`, JSON.stringify(readRiddles().map(riddleToWire))],
    ])
  return {
    name: 'emojigma-content',
    resolveId: (source) => (source === CONTENT || source === ADDRESSES ? `\0${source}` : undefined),
    load(id) {
      if (id === `\0${CONTENT}`) {
        return `export const articles = ${JSON.stringify(read())}\nexport const riddles = ${JSON.stringify(readRiddles())}`
      }
      if (id !== `\0${ADDRESSES}`) return undefined
      const slugs = read().flatMap(({ slug, path, alsoAt }) => [path, ...alsoAt].map((address) => [address, slug]))
      return `export const slugs = ${JSON.stringify(Object.fromEntries(slugs))}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of files()) this.emitFile({ type: 'asset', fileName, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = files().get(request.url?.slice(1).replace(/\?.*$/, '') ?? '')
        if (text === undefined) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8').end(text)
      })
    },
  }
}

import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'

/** `lazyComponent(() => import('./Dots.tsx'), …` and `page('/today', () => import('…'))`. */
const LOADED_LATER = /\b((?:lazyComponent|page)\((?:[^()]+,)?\s*)(\(\) => import\('([^']+)'\))/g

const webFolder = new URL('..', import.meta.url).pathname

/** Tells `lazyComponent` and `page` which module they load, by its name in the build's manifest: `() => import('./Dots.tsx')` becomes
 *  `['app/features/play/question/Dots.tsx', () => import('./Dots.tsx')]`, so the server knows which files a page needs. An import of a
 *  missing file fails the build.
 *  @param folder that the names are relative to */
export function moduleNames(folder: string = webFolder): Plugin {
  return {
    name: 'emojigma-module-names',
    // Before the code is compiled, while it is as it was written.
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: LOADED_LATER },
      async handler(code, file) {
        const names = new Map<string, string>()
        for (const [, , , source = ''] of code.matchAll(LOADED_LATER)) {
          const resolved = await this.resolve(source, file)
          if (!resolved || resolved.external) return this.error(`${source}, which ${file} loads later, is no module`)
          names.set(source, relative(folder, resolved.id).replaceAll(sep, '/'))
        }
        const named = code.replace(
          LOADED_LATER,
          (_, start: string, load: string, source: string) => `${start}[${JSON.stringify(names.get(source))}, ${load}]`,
        )
        // Lines stay as they are.
        return { code: named, map: null }
      },
    },
  }
}

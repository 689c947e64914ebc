import { relative, sep } from 'node:path'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** Functions that load code later, and whose first argument is `() => import('…')`. */
const LOADERS = new Set(['lazyComponent', 'page', 'servedPart'])

const webFolder = new URL('..', import.meta.url).pathname

/** Tells `lazyComponent`, `servedPart` and `page` which module they load, by the name it has in the build's manifest: in place of `() =>
 *  import('./Dots.tsx')` they are given `['app/play/question/Dots.tsx', () => import('./Dots.tsx')]`. A name is therefore written once, in
 *  the import. An import that leads to no file fails the build.
 *  @param folder what the names begin under */
export function moduleNames(folder: string = webFolder): Plugin {
  return {
    name: 'emojigma-module-names',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: /\b(?:lazyComponent|page|servedPart)\(/ },
      async handler(code, file) {
        const imports = loadedImports(code)
        if (imports.length === 0) return undefined
        let named = code
        for (const { start, end, source } of imports.toReversed()) {
          const resolved = await this.resolve(source, file)
          if (!resolved || resolved.external) return this.error(`${source}, which ${file} loads later, is no module`)
          const name = relative(folder, resolved.id).replaceAll(sep, '/')
          named = `${named.slice(0, start)}[${JSON.stringify(name)}, ${named.slice(start, end)}]${named.slice(end)}`
        }
        // Lines stay as they are.
        return { code: named, map: null }
      },
    },
  }
}

interface LoadedImport {
  /** Where `() => import('…')` begins and ends. */
  readonly start: number
  readonly end: number
  readonly source: string
}

/** In the order of the code. */
function loadedImports(code: string): readonly LoadedImport[] {
  const found: LoadedImport[] = []
  const note = ({ callee, arguments: given }: ESTree.CallExpression): void => {
    if (callee.type !== 'Identifier' || !LOADERS.has(callee.name)) return
    for (const argument of given) {
      // While developing, what stands behind each component of a file is given a name first.
      const load = argument.type === 'AssignmentExpression' ? argument.right : argument
      const source = load.type === 'ArrowFunctionExpression' ? sourceOf(load.body) : undefined
      if (source !== undefined) found.push({ start: load.start, end: load.end, source })
    }
  }
  new Visitor({ CallExpression: note }).visit(parseSync('module.js', code).program)
  return found.toSorted((a, b) => a.start - b.start)
}

function sourceOf(body: ESTree.ArrowFunctionExpression['body']): string | undefined {
  if (body.type !== 'ImportExpression' || body.source.type !== 'Literal') return undefined
  return typeof body.source.value === 'string' ? body.source.value : undefined
}

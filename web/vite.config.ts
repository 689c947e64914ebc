import react from '@vitejs/plugin-react'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { content } from './build/content.ts'
import { inlineMessages } from './build/inline-messages.ts'
import { OWN_FOLDER, OWN_LANGUAGE, OWN_MESSAGES } from './build/own-language.ts'
import { publicFiles } from './build/public-files.ts'
import { moduleNames } from './build/module-names.ts'
import { notices } from './build/notices.ts'
import { packedFiles } from './build/packed-files.ts'
import { buildName } from './build/precached-files.ts'
import { ICON_SPRITE } from './app/ui/pictures/icon-sprite.ts'
import { lettersOf, shortPropertyNames } from './build/short-names.ts'

const API_PORT = process.env['PORT'] ?? '3000'
const API_ORIGIN = `http://127.0.0.1:${API_PORT}`

/** One file for the libraries that every page needs: it packs tighter than several, and stays in the browser's cache when only our own code
 *  changes. Others (hashing, codes to scan, tables to read) come with the few pages that use them. */
const FRAMEWORK = {
  name: 'framework',
  test: /^\0rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|react-redux|redux|redux-thunk|reselect|immer|use-sync-external-store)\/|@(?:reduxjs|standard-schema)\/)/,
  priority: 2,
}

/** And one for what every page needs of our own, one for what every page with puzzles does, and one for what every puzzle that is played
 *  does. The stylesheets of a group come with it, so none holds what only some of its pages show. */
const FRAME = {
  name: 'frame',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:shell\/(?:entry-client|routes)|store|browser\/(?:calm|clock|hooks\/use-(?:at-takeover|media|spare-time|in-browser))|session\/(?:visitor|likely-child)|ui\/(?:pictures\/(?:Die|TypeMark)|Section|loading\/(?:InSpareTime|WhenSettled)))\.tsx?$|messages\/src\/\w+\/grammar\.ts$/,
  priority: 1,
}
const PUZZLES = {
  name: 'puzzles',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:puzzles\/(?:todays|card-state|use-with-answer|suggested-puzzles|preload-puzzle|components\/(?:PuzzleCards|SuggestedPuzzles)|pages\/LimitPlace)|play\/(?:dialogs\/lazy-points|frame\/(?:use-played|answer-text)|offline\/stored-work)|browser\/hooks\/use-(?:near-view|idle-time)|play\/frame\/message-words)\.tsx?$|rules\/puzzle-title|engine\/src\/(?:alphabet|odd-emoji\/board)\./,
}
/** None of these is loaded by itself: a file that failed once by itself would be missing for ever to the files that import it. */
const PLAY = {
  name: 'play',
  test: /(?:(?:app|messages\/src\/\w+\/page)\/play\/(?:puzzle-tools|frame\/(?:Answer|digest|Message(?!-)|MissingDialogs|PlayFrame|PuzzleTools|sha256|TileHead|use-(?!played))|hints\/(?:use-hint|load-hint)|typed\/answer-input|question\/Numeral)|messages\/src\/\w+\/words\/(?:several|spoken)|engine\/src\/guess\.)/,
  includeDependenciesRecursively: false,
}
const TYPED = {
  name: 'typed',
  test: /(?:app|messages\/src\/\w+\/page)\/play\/(?:typed\/(?:TypedPlay|AnswerForm|use-typed-answer|use-working-out|working-out)|question\/(?:TypedQuestion|use-algebra|use-dots))\./,
  includeDependenciesRecursively: false,
}
/** What the easiest puzzle counts and compares by. */
const COUNTING = {
  name: 'counting',
  test: /(?:app|messages\/src\/\w+\/page)\/play\/question\/(?:Dots|WhichIsMore)\.|die-faces/,
  includeDependenciesRecursively: false,
}
/** What stands beside a puzzle. */
const AID = {
  name: 'aid',
  test: /(?:app|messages\/src\/\w+\/page)\/play\/frame\/(?:SolvingAid|Key|KeyHints)\./,
  includeDependenciesRecursively: false,
}
/** What every form consists of. */
const FORMS = {
  name: 'forms',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:ui\/(?:form\.|forms\/(?:Form|LabelledBox|Field|form-failure)\.)|browser\/is-mobile)/,
  includeDependenciesRecursively: false,
}
/** What nobody waits for, which is loaded once a page has settled. */
const LATER = {
  name: 'later',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:shell\/(?:Later|offline(?:\/|\.)|notices\/MissingPage)|browser\/worker-messages|live\/(?:api|live-connection|components\/LiveListener)|plans\/components\/Activation|play\/offline\/(?:use-keeping|kept-played|LostGuesses))/,
  includeDependenciesRecursively: false,
}
/** What the table of further routes shares with their pages. No page imports the table itself: a browser that could not load that without a
 *  network takes it for missing wherever it is imported, until the page is loaded anew. */
const ADDRESSES = {
  name: 'addresses',
  test: /virtual:article-addresses|engine\/src\/practice\/strands\./,
  includeDependenciesRecursively: false,
}
/** What joins a puzzle on its page, once nobody waits for anything. */
const BESIDE = {
  name: 'beside',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:sharing\/components\/ShareBar|puzzles\/pages\/BesidePuzzle)/,
  includeDependenciesRecursively: false,
}
/** And once somebody does something there. */
const KEEP = {
  name: 'keep',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:puzzles\/pages\/KeepPuzzle|my-days\/components\/(?:FavouriteButton|HeartIcon)|challenges\/components\/ChallengeLink)/,
  includeDependenciesRecursively: false,
}
const PROGRESS = {
  name: 'progress',
  test: /(?:app|messages\/src\/\w+\/page)\/session\/progress\/|contract\/src\/rules\/progress/,
  includeDependenciesRecursively: false,
}
/** What these dialogs share with other pages, which is never loaded by itself either. */
const STANDING = {
  name: 'standing',
  test: /(?:app|messages\/src\/\w+\/page)\/(?:ui\/(?:pictures\/(?:RankBadge|rank-words)|rank\.|loading\/WhenUsed)|play\/(?:account-api|sounds\/sound-choice|aloud\/voice)|browser\/(?:copy-text|share|hooks\/use-calm))|messages\/src\/\w+\/words\/ranks\.|engine\/src\/(?:ranks|stars|scores)\./,
  includeDependenciesRecursively: false,
}
/** The box that all dialogs are, in one file with its commonest look. */
const BOX = {
  name: 'box',
  test: /app\/ui\/dialogs\/(?:Dialog|Modal)\./,
  includeDependenciesRecursively: false,
}
const DIALOGS = {
  name: 'dialogs',
  test: /(?:app|messages\/src\/\w+\/page)\/play\/(?:dialogs\/(?!Asked|KeepPoints|lazy-points|RevealDialog|SubscriptionBlocker|Plate)|win\/|sounds\/(?:SoundSwitch|play-once)|aloud\/ReadAloud|frame\/LateTools)/,
  includeDependenciesRecursively: false,
}

/** And what they hold for those who do something at a puzzle. Each of the two is loaded by itself, so neither imports the other. */
const ASKED = {
  name: 'asked',
  test: /(?:app|messages\/src\/\w+\/page)\/play\/(?:dialogs\/(?:Asked|KeepPoints|RevealDialog|SubscriptionBlocker|Plate)|result\/(?!result-picture)|sounds\/(?:Heard|player|sound-samples|use-sounds)|aloud\/(?:ReadingAlong|use-reading-along|spoken-text)|plan-tools\/FullScreen)/,
  includeDependenciesRecursively: false,
}

/** Most of what these hold runs while a page is taken over. A browser that knows the line they begin with compiles all of it while it is
 *  fetched, beside the page's own thread, and not piece by piece in it.
 *  Source: V8, Explicit Compile Hints, 2025 */
const USED_AT_ONCE: ReadonlySet<string> = new Set([FRAMEWORK.name, 'entry-client', PUZZLES.name, PLAY.name, TYPED.name])

/** Every file names those it imports, and the stylesheets that they need, so the names are kept short. The bundler wants no fewer letters
 *  for scripts. With five a stylesheet has the name of another recent one about once in thirty thousand releases. */
const SCRIPTS = 'assets/[hash:7].js'
const ASSETS = 'assets/[hash:5][extname]'

/** What a lazy component brings along when it is loaded: its stylesheets are listed beforehand, the scripts it imports name themselves.
 *  Listing those too would weigh two kilobytes in the first load of every page. */
const onlyStylesheets = (_file: string, files: string[]): string[] => files.filter((file) => file.endsWith('.css'))

/** The oldest browsers that `app/shell/before-paint.js` lets in. */
const OLDEST_BROWSERS = ['chrome123', 'edge123', 'firefox124', 'safari17.5', 'ios17.5']

const clientFolder = join(import.meta.dirname, 'dist/client')
const MANIFEST = `.vite/${OWN_FOLDER}manifest.json`

/** Hands the page bundle for the server what the client build produced: which files each module needs, and the text of every stylesheet,
 *  so that a page arrives with its own small stylesheet inside. */
function builtAssets(): Plugin {
  const id = 'virtual:built-assets'
  return {
    name: 'emojigma-built-assets',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return undefined
      const manifest = readFileSync(join(clientFolder, MANIFEST), 'utf8')
      const chunks: Record<string, { css?: string[] }> = JSON.parse(manifest)
      const stylesheets = new Set(Object.values(chunks).flatMap(({ css }) => css ?? []))
      const styles = Object.fromEntries([...stylesheets].map((file) => [file, readFileSync(join(clientFolder, file), 'utf8').trim()]))
      return [
        `export const build = ${JSON.stringify(buildName(manifest))}`,
        `export const manifest = ${manifest}`,
        `export const styles = ${JSON.stringify(styles)}`,
      ].join('\n')
    },
  }
}

/** Short names for the classes of the built page, because they stand in its markup and in the stylesheet inside it.
 *  They follow from the files alone, so that the page bundle for the server and the one for the browser agree. */
function shortClassNames(): (name: string, file: string) => string {
  const folder = join(import.meta.dirname, 'app')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))
  const sheets = new Map(files.sort().map((file, index) => [file, { letters: lettersOf(index), names: new Map<string, number>() }]))
  return (name, file) => {
    const sheet = sheets.get(relative(folder, file))
    if (!sheet) throw new Error(`no stylesheet ${file}`)
    const { letters, names } = sheet
    const number = names.get(name) ?? names.size
    names.set(name, number)
    return `${letters}${number}`
  }
}

/** While developing there is no built page: a bare document starts the app, which then draws itself. */
function developmentDocument(): Plugin {
  return {
    name: 'emojigma-development-document',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next()
          const document = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"></head><body>${ICON_SPRITE}<div id="root"></div><script type="module" src="/app/shell/entry-client.tsx"></script></body></html>`
          server
            .transformIndexHtml(request.url ?? '/', document)
            .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
        })
      }
    },
  }
}

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    inlineMessages(),
    moduleNames(),
    content(),
    developmentDocument(),
    ...(isSsrBuild ? [builtAssets()] : [notices(), publicFiles(), packedFiles(clientFolder)]),
    ...(command === 'build' ? [shortPropertyNames(join(import.meta.dirname, 'app'), join(import.meta.dirname, 'public'))] : []),
  ],
  ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
  build: {
    outDir: 'dist/client',
    // English comes first; what has its content in its name lies together.
    emptyOutDir: OWN_LANGUAGE === 'en',
    copyPublicDir: OWN_LANGUAGE === 'en',
    manifest: MANIFEST,
    target: OLDEST_BROWSERS,
    modulePreload: { polyfill: false, resolveDependencies: onlyStylesheets },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'app/shell/entry-client.tsx',
            // Paths of calls and the like stand where they are used; a file of all of them is not loaded.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              entryFileNames: SCRIPTS,
              postBanner: ({ name }) => (USED_AT_ONCE.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
              chunkFileNames: SCRIPTS,
              assetFileNames: ASSETS,
              codeSplitting: {
                groups: [
                  FRAMEWORK,
                  FRAME,
                  PUZZLES,
                  PLAY,
                  TYPED,
                  AID,
                  FORMS,
                  LATER,
                  ADDRESSES,
                  BESIDE,
                  KEEP,
                  PROGRESS,
                  STANDING,
                  BOX,
                  COUNTING,
                  DIALOGS,
                  ASKED,
                ],
              },
            },
          },
        }),
  },
  // While developing all languages are in one module: a browser would ask for thousands.
  resolve: { alias: command === 'build' ? OWN_MESSAGES : [] },
  ssr: { noExternal: true },
  // The bundle for the server carries its libraries inside; without this they would run in their slow development form.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: { port: Number(API_PORT) + 1, strictPort: true, proxy: { '/api': { target: API_ORIGIN, ws: true }, '/emojigma': API_ORIGIN } },
}))

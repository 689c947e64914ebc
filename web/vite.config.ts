import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { content } from './build/content.ts'
import { colorMix } from './build/color-mix.ts'
import { developmentDocument, languageOfAddress } from './build/development.ts'
import { inlineMessages } from './build/inline-messages.ts'
import { BUILD_TARGET } from './build/oldest-browsers.ts'
import { OWN_FOLDER, OWN_LANGUAGE, OWN_MESSAGES } from './build/own-language.ts'
import { publicFiles } from './build/public-files.ts'
import { moduleNames } from './build/module-names.ts'
import { notices } from './build/notices.ts'
import { packedFiles } from './build/packed-files.ts'
import { buildName } from './build/precached-files.ts'

const API_PORT = process.env['PORT'] ?? '3000'
const API_ORIGIN = `http://127.0.0.1:${API_PORT}`

/** Libraries of every page in one chunk, which stays cached when only our code changes. */
const FRAMEWORK = {
  name: 'framework',
  test: /^\0rolldown\/runtime|node_modules\/(?:(?:react|react-dom|scheduler|react-redux|react-router|redux|redux-thunk|reselect|immer|use-sync-external-store)\/|@(?:reduxjs|standard-schema)\/)/,
  priority: 2,
}

/** Our own modules that every page needs, in one file. */
const INITIAL = { name: 'initial', tags: ['$initial' as const], priority: 1 }

/** Modules of many pages, with and without a puzzle: who visits and may do what, cards, the marks of kinds and levels. Where it is missing
 *  here, it goes into the chunk of play, and those pages load that, too. */
const COMMON = {
  name: 'common',
  test: /\/(?:rules\/(?:page-access|allowance|visitor|junior-page|gift-puzzles)|session\/(?:visitor|likely-child)|ui\/(?:Tabs|pictures\/(?:Die|TypeMark))|words\/(?:names|several|spoken)|algebra\/(?:sides|evaluation)|offline\/stored-work|puzzles\/PuzzleCards|play\/play-status|frame\/use-played|browser\/reduced-motion|hooks\/use-(?:media|on-hydration|spare-time|idle-time))\.tsx?$/,
  priority: 1,
}

/** Modules of pages with a puzzle, in one file: thirty small ones would be 6 KB larger when packed. */
const PLAY = {
  name: 'play',
  test: /\/(?:PuzzlePlay|PlayFrame|AnswerRow|AnswerMessage|SolvingAid|KeyHints|Key|TypedQuestion|EquationLines|use-first-focus|use-aid-open|use-algebra|use-dots|answer-input)\.tsx?$/,
}

/** Further modules of Classic, Grid and Word. */
const TYPED = { name: 'typed', test: /\/TypedPlay\.tsx$/ }

/** Preloads only the stylesheets of a lazy component: Chromium never retries an import whose preload failed. */
const onlyStylesheets = (_file: string, files: string[]): string[] => files.filter((file) => file.endsWith('.css'))

const clientFolder = join(import.meta.dirname, 'dist/client')
const MANIFEST = `.vite/${OWN_FOLDER}manifest.json`

/** Gives the server bundle the client build's manifest and stylesheets, which are inlined into pages. */
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

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    react(),
    inlineMessages(),
    moduleNames(),
    content(),
    developmentDocument(),
    languageOfAddress(),
    ...(isSsrBuild ? [builtAssets()] : [notices(), publicFiles(), packedFiles(clientFolder)]),
  ],
  css: { postcss: { plugins: [colorMix] } },
  build: {
    outDir: 'dist/client',
    // English is built first; hashed files of all languages share a folder.
    emptyOutDir: OWN_LANGUAGE === 'en',
    copyPublicDir: OWN_LANGUAGE === 'en',
    manifest: MANIFEST,
    target: BUILD_TARGET,
    modulePreload: { polyfill: false, resolveDependencies: onlyStylesheets },
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            input: 'app/platform/shell/entry-client.tsx',
            // Keeps lazy chunks from importing one another: Chromium never retries an import that failed inside another.
            experimental: { chunkOptimization: false },
            output: {
              codeSplitting: { groups: [FRAMEWORK, INITIAL, COMMON, PLAY, TYPED] },
            },
          },
        }),
  },
  // In development one module has all languages; otherwise a browser would request thousands of files.
  resolve: { alias: command === 'build' ? OWN_MESSAGES : [] },
  // Without an index.html, Vite would find packages one by one, and reload the page for each.
  optimizeDeps: { entries: ['app/platform/shell/entry-client.tsx', 'gallery/main.tsx'] },
  ssr: { noExternal: true },
  // The server bundle includes its libraries, which need this to use their production builds.
  ...(isSsrBuild ? { define: { 'process.env.NODE_ENV': JSON.stringify('production') } } : {}),
  server: {
    port: Number(API_PORT) + 1,
    strictPort: true,
    proxy: { '^(?:/[a-z]{2})?/(?:api|emojigma)/': { target: API_ORIGIN, ws: true } },
  },
}))

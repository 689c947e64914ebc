import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type UserConfig } from 'vite'
import { buildName, filesForPlaying, hashOf, type BuildManifest, type PrecachedFile } from './build/precached-files.ts'
import { BUILD_TARGET } from './build/oldest-browsers.ts'
import { OWN_FOLDER, OWN_MESSAGES } from './build/own-language.ts'
import { packedFiles } from './build/packed-files.ts'

const client = join(import.meta.dirname, 'dist/client')
const server = join(import.meta.dirname, 'dist/server', OWN_FOLDER)

/** Public files that an installed site needs. */
const PUBLIC_FILES = [
  `${OWN_FOLDER}offline.html`,
  'offline.js',
  `${OWN_FOLDER}manifest.webmanifest`,
  'favicon.svg',
  'icon-192.png',
  'motion-and-font.css',
]

/** A language's service worker: one script that knows the built files, so it is built last. */
export default defineConfig((): UserConfig => {
  const { build, precached } = builtSite()
  return {
    root: import.meta.dirname,
    publicDir: false,
    resolve: { alias: OWN_MESSAGES },
    plugins: [packedFiles(client)],
    define: {
      __BUILD__: JSON.stringify(build),
      __PRECACHED__: JSON.stringify(precached),
      'process.env.NODE_ENV': JSON.stringify('production'),
    },
    build: {
      outDir: client,
      emptyOutDir: false,
      target: BUILD_TARGET,
      rolldownOptions: { input: 'app/platform/worker/service-worker.ts', output: { format: 'iife', entryFileNames: `${OWN_FOLDER}sw.js` } },
    },
  }
})

/** The build's name and its files to precache. Called only in the worker's build, when the other builds exist. */
function builtSite(): { readonly build: string; readonly precached: readonly PrecachedFile[] } {
  const manifest = readFileSync(join(client, `.vite/${OWN_FOLDER}manifest.json`), 'utf8')
  const build = buildName(manifest)
  const precached = [
    ...filesForPlaying(JSON.parse(manifest) as BuildManifest).map((file) => ({ url: `/${file}`, revision: null })),
    ...PUBLIC_FILES.map((file) => ({ url: `/${file}`, revision: hashOf(readFileSync(join(client, file))) })),
    // Rendered by the server from both builds.
    { url: `/${OWN_FOLDER}shell`, revision: `${build}-${hashOf(readFileSync(join(server, 'entry-server.js')))}` },
  ]
  return { build, precached }
}

import { createHash } from 'node:crypto'

/** Vite's manifest: the built file of each module and its dependencies. */
export type BuildManifest = Readonly<Record<string, BuiltModule>>

interface BuiltModule {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

export interface PrecachedFile {
  readonly url: string
  /** Null for files with a hash in their name. */
  readonly revision: string | null
}

const ENTRY = 'app/platform/shell/entry-client.tsx'

/** Modules loaded later that an offline player needs, by the beginnings of their names: '_' begins a file that the build made of several
 *  modules. All others need the network anyway. */
const FOR_PLAYING = [
  '_',
  'app/ui/',
  'app/platform/browser/',
  'app/platform/shell/notices/',
  'app/platform/shell/offline/',
  'app/features/play/',
  'app/features/puzzles/',
  'app/features/practice/PlayAgainPage.',
  'app/features/sign-in/HeaderAccount.',
  'app/features/accounts/HideSolvedSwitch.',
  'app/features/accounts/AllSolved.',
  'app/features/site/sharing/ShareBar.',
]
const ONLINE_ONLY = [
  'app/platform/browser/breakage-report.',
  'app/features/play/emojidoku/SumsPlay.',
  'app/features/play/plan-tools/',
  'app/features/puzzles/PrintPage.',
  'app/features/puzzles/ThemeChoice.',
  'app/features/puzzles/riddles/',
  'app/features/puzzles/solutions/',
]

/** Identifies a build by its client manifest.
 *  @param manifest its text */
export function buildName(manifest: string): string {
  return hashOf(manifest)
}

/** @returns a short content hash, for files without one in their name */
export function hashOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 10)
}

/** The built files that playing needs: scripts with their imports, stylesheets and fonts. */
export function filesForPlaying(manifest: BuildManifest): readonly string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    const module = manifest[name]
    if (!module || visited.has(name)) return
    visited.add(name)
    for (const file of [module.file, ...(module.css ?? []), ...(module.assets ?? [])]) files.add(file)
    module.imports?.forEach(visit)
    module.dynamicImports?.filter(isForPlaying).forEach(visit)
  }
  if (!manifest[ENTRY]) throw new Error(`the build has no ${ENTRY}`)
  visit(ENTRY)
  return [...files].toSorted()
}

function isForPlaying(module: string): boolean {
  const begins = (start: string) => module.startsWith(start)
  return FOR_PLAYING.some(begins) && !ONLINE_ONLY.some(begins)
}

import { createHash } from 'node:crypto'

/** The build's manifest: what each module became, and what that needs. */
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
  /** Null for a file that has its content in its name. */
  readonly revision: string | null
}

const ENTRY = 'app/platform/shell/entry-client.tsx'

/** What is loaded later and belongs to playing. Everything else that is loaded later needs the network anyway, or is not for playing.
 *  A name that begins with '_' is a file that the build made of several modules. */
const FOR_PLAYING =
  /^(?:_|app\/(?:ui|platform\/(?:browser|shell\/(?:notices|offline))|features\/(?:play|puzzles(?!\/(?:riddles|solutions))))\/|app\/features\/practice\/PlayAgainPage\.tsx$|app\/features\/accounts\/(?:HeaderAccount|HideSolvedSwitch|AllSolved)\.tsx$)/

/** Names a build by what the client build produced.
 *  @param manifest its text */
export function buildName(manifest: string): string {
  return hashOf(manifest)
}

/** @returns what a file without a hash in its name is told apart by */
export function hashOf(...contents: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('base64url').slice(0, 10)
}

/** The built files that playing needs: scripts with all that they import, their stylesheets and fonts. */
export function filesForPlaying(manifest: BuildManifest): readonly string[] {
  const files = new Set<string>()
  const visited = new Set<string>()
  const visit = (name: string): void => {
    const module = manifest[name]
    if (!module || visited.has(name)) return
    visited.add(name)
    for (const file of [module.file, ...(module.css ?? []), ...(module.assets ?? [])]) files.add(file)
    module.imports?.forEach(visit)
    module.dynamicImports?.filter((later) => FOR_PLAYING.test(later)).forEach(visit)
  }
  if (!manifest[ENTRY]) throw new Error(`the build has no ${ENTRY}`)
  visit(ENTRY)
  return [...files].toSorted()
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const SCOPE = '@emojigma/'

interface Package {
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
}

function packageOf(folder: string): Package {
  return JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Package
}

/** The project's own packages that run together with one of them, itself included. */
function needed(folder: string, known = new Set<string>()): ReadonlySet<string> {
  known.add(folder)
  for (const name of Object.keys(packageOf(folder).dependencies ?? {})) {
    const other = name.startsWith(SCOPE) ? name.slice(SCOPE.length) : undefined
    if (other !== undefined && !known.has(other)) needed(other, known)
  }
  return known
}

/** The files that each stage of the container copies, by the stage's name; the last one has none. */
function copiedByStage(): ReadonlyMap<string, readonly string[]> {
  const copied = new Map<string, string[]>()
  let stage = ''
  for (const line of readFileSync(join(root, 'ops/Containerfile'), 'utf8').split('\n')) {
    if (line.startsWith('FROM ')) stage = / AS (\w+)$/.exec(line)?.[1] ?? 'last'
    const source = /^COPY ([^-]\S*) /.exec(line)?.[1]
    if (source !== undefined) copied.set(stage, [...(copied.get(stage) ?? []), source])
  }
  return copied
}

test('the container has each package of the project that it installs, builds or runs', () => {
  const copied = copiedByStage()
  // npm looks for all that the lock file names, `bench` and `e2e` too.
  const manifests = (packageOf('.').workspaces ?? []).map((folder) => `${folder}/package.json`)
  expect(copied.get('packages')).toEqual(expect.arrayContaining(manifests))
  expect(copied.get('pages')).toEqual(expect.arrayContaining([...needed('web')]))
  expect(copied.get('last')).toEqual(expect.arrayContaining([...needed('server')].map((folder) => `${folder}/src`)))
})

test('the server runs with the same flag wherever it is started', () => {
  for (const path of [
    'ops/Containerfile',
    'tools/scripts/run.mjs',
    'ops/emojigma@.service',
    'tools/bench/src/servers.ts',
    'docs/operate.md',
  ]) {
    expect(readFileSync(join(root, path), 'utf8')).toContain('--max-semi-space-size=4')
  }
})

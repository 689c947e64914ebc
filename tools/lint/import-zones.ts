import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Imports that the files of one folder must not have. */
export interface ImportZone {
  /** The files directly in the folder, as a glob from the project's root. */
  readonly files: string
  /** Specifiers in these files, as .gitignore patterns; those that begin with '!' are allowed after all. */
  readonly forbidden: readonly string[]
  readonly message: string
}

/** Imports allowed between workspaces; bench may import all. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  engine: ['messages/shape.ts', 'messages/steps.ts', 'messages/words'],
  artwork: ['engine'],
  contract: ['messages/shape.ts', 'messages/words', 'engine'],
  content: ['contract', 'engine', 'artwork'],
  server: ['messages', 'contract', 'engine', 'artwork', 'content'],
  web: ['messages', 'contract', 'engine', 'artwork/svg', 'content'],
  'tools/cli': ['messages/words', 'engine', 'artwork'],
  e2e: ['contract', 'engine'],
}
const ALL_WORKSPACES = [...Object.keys(WORKSPACES), 'tools/bench']

/** Folders whose code also runs in a browser: no Node modules and no packages that need them. */
const BROWSER_FOLDERS = /^(?:messages\/src\/\w+|engine\/src|contract\/src|artwork\/src\/svg|web\/app)(?:\/|$)/
const NODE_ONLY = ['node:*', 'sharp', 'fontkit', 'pdfkit']

/** The rooms of the page from the bottom up. A room imports the rooms before it; features are between play and the shell. */
const PAGE_ROOMS = ['platform/browser', 'ui', 'platform/navigation', 'platform/session', 'features/play', 'features', 'platform/shell']

/** Parts of the server's platform that start, end or schedule features, so they may call every service. */
const AROUND_FEATURES = new Set(['platform/process', 'platform/jobs'])

/** The import rules of the whole project, derived from its folders.
 *  @param root the project's folder */
export function importZones(root: string): readonly ImportZone[] {
  return Object.entries(WORKSPACES).flatMap(([workspace, allowed]) =>
    foldersIn(root, workspace).flatMap((folder) => {
      const always = [...otherWorkspaces(workspace, allowed), ...nodeOnly(folder), ...insideServer(root, folder)]
      const message = `${workspace} may import ${allowed.join(', ') || 'nothing of ours'}; docs/architecture.md has the map of what may import what.`
      return insidePage(root, folder).map(({ files, forbidden }) => ({
        files: `${folder}/${files}`,
        forbidden: [...always, ...forbidden],
        message,
      }))
    }),
  )
}

/** Files without import rules: tests may import anything. */
export const UNBOUND_FILES: readonly string[] = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-support.ts', '**/testing/**']

/** Modules of the contract with the validator: the page may import only their types. */
export function typesOnly(root: string): Omit<ImportZone, 'files'> {
  const modules = readdirSync(join(root, 'contract/src'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && readFileSync(join(root, 'contract/src', name), 'utf8').includes("from 'zod'"),
  )
  return {
    forbidden: modules.map((name) => `@emojigma/contract/${name}`),
    message: 'The validator stays on the server: the page takes types from here, by `import type`.',
  }
}

function otherWorkspaces(workspace: string, allowed: readonly string[]): readonly string[] {
  const others = ALL_WORKSPACES.filter((other) => other !== workspace)
  return [
    ...others.flatMap((other) => (allowed.includes(other) ? [] : [`@emojigma/${posix.basename(other)}/**`])),
    ...allowed.filter((other) => other.includes('/')).map((other) => `!@emojigma/${other}${other.endsWith('.ts') ? '' : '/**'}`),
    // Closes the detour by a path out of the workspace.
    ...others.map((other) => `../**/${other}/src/**`),
  ]
}

function nodeOnly(folder: string): readonly string[] {
  return BROWSER_FOLDERS.test(folder) ? NODE_ONLY : []
}

/** A feature imports only the `service.ts` of another, and only of one before it in the list of features. */
function insideServer(root: string, folder: string): readonly string[] {
  const inner = within('server/src', folder)
  if (inner === undefined || !inner.includes('/') || inner === 'platform/testing') return []
  const ordered = featuresInOrder(root)
  const folders = foldersIn(root, 'server/src/features').slice(1)
  const own = featureOf(inner, ordered)
  if (inner.startsWith('features/') && own === undefined && hasModules(root, folder))
    throw new Error(`server/src/${inner} belongs to no feature in server/src/features.ts`)
  const mayCall = own === undefined ? (AROUND_FEATURES.has(inner) ? ordered : []) : ordered.slice(0, ordered.indexOf(own))
  return [
    ...folders
      .filter((other) => featureOf(other.slice('server/src/'.length), ordered) !== own)
      .map((other) => `${pathTo(folder, other)}/*.ts`),
    ...mayCall.map((other) => `!${pathTo(folder, `server/src/features/${other}`)}/service.ts`),
  ]
}

/** @returns the innermost feature that a folder of server/src belongs to, such as accounts/nicknames; undefined for the platform */
function featureOf(inner: string, ordered: readonly string[]): string | undefined {
  return ordered
    .filter((feature) => `${inner}/`.startsWith(`features/${feature}/`))
    .toSorted((one, other) => other.length - one.length)
    .at(0)
}

/** Features do not import each other: their pages (`…Page.tsx`) compose them. */
function insidePage(root: string, folder: string): readonly Omit<ImportZone, 'message'>[] {
  const inner = within('web/app', folder)
  const height = inner === undefined ? -1 : heightOf(inner)
  if (inner === undefined || height < 0) return [{ files: '*.{ts,tsx}', forbidden: [] }]
  const above = PAGE_ROOMS.filter((room) => room !== 'features' && PAGE_ROOMS.indexOf(room) > height)
  const play = pathTo(folder, 'web/app/features/play')
  const onlyTheIndex = height > PAGE_ROOMS.indexOf('features/play') ? [`${play}/**`, `!${play}/index.ts`] : []
  const general = ['zod', ...above.map((room) => `${pathTo(folder, `web/app/${room}`)}/**`), ...onlyTheIndex]
  const others = childFolders(root, 'web/app/features')
    .filter((name) => name !== 'play' && !`${inner}/`.startsWith(`features/${name}/`))
    .map((name) => `${pathTo(folder, `web/app/features/${name}`)}/**`)
  if (height > PAGE_ROOMS.indexOf('features')) return [{ files: '*.{ts,tsx}', forbidden: general }]
  const zones = [{ files: '*.{ts,tsx}', forbidden: [...general, ...others] }]
  return height === PAGE_ROOMS.indexOf('features') ? [...zones, { files: '*Page.tsx', forbidden: general }] : zones
}

/** @returns the index in PAGE_ROOMS of the innermost room that holds the folder; -1 for what belongs to none */
function heightOf(inner: string): number {
  return PAGE_ROOMS.findLastIndex(
    (room) => `${inner}/`.startsWith(`${room}/`) && (room !== 'features' || !inner.startsWith('features/play')),
  )
}

/** The features in the order of `server/src/features.ts`: each may call the services of those before it.
 *  @param root the project's folder
 *  @returns folders below server/src/features, such as accounts/nicknames */
function featuresInOrder(root: string): readonly string[] {
  const text = readFileSync(join(root, 'server/src/features.ts'), 'utf8')
  const folderOf = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/features\/([\w/-]+)\/feature\.ts'/g)].map(([, name = '', folder = '']) => [
      name,
      folder,
    ]),
  )
  const list = /FEATURES[^=]*= \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/\w+/g)].map(([name]) => folderOf.get(name) ?? name)
}

/** @returns the part of a folder's path below another, 'features/play' of web/app/features/play; undefined if it is not below it */
function within(base: string, folder: string): string | undefined {
  return folder.startsWith(`${base}/`) ? folder.slice(base.length + 1) : undefined
}

/** @returns the path of a folder as an import from another begins */
function pathTo(from: string, folder: string): string {
  const path = posix.relative(from, folder)
  return path.startsWith('.') ? path : `./${path}`
}

function hasModules(root: string, folder: string): boolean {
  return readdirSync(join(root, folder)).some((name) => name.endsWith('.ts'))
}

/** A workspace's folders that have source files, outermost first. */
function foldersIn(root: string, folder: string): readonly string[] {
  const inner = childFolders(root, folder).flatMap((name) => foldersIn(root, `${folder}/${name}`))
  return [folder, ...inner]
}

function childFolders(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['node_modules', 'dist', 'public'].includes(entry.name))
    .map(({ name }) => name)
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** What the files of one folder may not import. */
export interface ImportZone {
  /** The files of the folder itself, without those of its folders, as a glob from the project's root. */
  readonly files: string
  /** Specifiers as they would stand in these files, in the patterns of a .gitignore; those that begin with '!' are let in after all. */
  readonly forbidden: readonly string[]
  readonly message: string
}

/** What each workspace may import of the others; bench may import all of them. */
const WORKSPACES: Readonly<Record<string, readonly string[]>> = {
  messages: [],
  engine: ['messages/shape.ts', 'messages/steps.ts', 'messages/words'],
  artwork: ['engine'],
  contract: ['messages/shape.ts', 'messages/words', 'engine'],
  content: ['contract', 'engine', 'artwork'],
  server: ['messages', 'contract', 'engine', 'artwork', 'content'],
  web: ['messages', 'contract', 'engine', 'artwork/svg', 'content'],
  cli: ['messages/words', 'engine', 'artwork'],
  e2e: ['contract', 'engine'],
}
const ALL_WORKSPACES = [...Object.keys(WORKSPACES), 'bench']

/** Folders whose code also runs in a browser: neither Node's modules nor what needs them. */
const BROWSER_FOLDERS = /^(?:messages\/src\/\w+|engine\/src|contract\/src|artwork\/src\/svg|web\/app)(?:\/|$)/
const NODE_ONLY = ['node:*', 'sharp', 'fontkit', 'pdfkit']

/** Rooms of the page, each of which may import those before it. Folders not named here are features: they stand between play and shell, and
 *  do not import each other; their pages compose them. */
const ROOMS_BELOW = ['browser', 'ui', 'navigation', 'session', 'play']
const ROOM_ABOVE = 'shell'

/** Plumbing of the server, which knows no feature. */
const PLUMBING = new Set(['bus', 'database', 'http', 'metrics', 'secrets', 'threads'])
/** What starts and ends the site, and what it does by itself: they may ask every service. */
const AROUND_FEATURES = new Set(['process', 'jobs'])

/** The import rules of the whole project, made from the folders there are.
 *  @param root the project's folder */
export function importZones(root: string): readonly ImportZone[] {
  return Object.entries(WORKSPACES).flatMap(([workspace, allowed]) =>
    foldersIn(root, workspace).map((folder) => ({
      files: `${folder}/*.{ts,tsx}`,
      forbidden: [...otherWorkspaces(workspace, allowed), ...nodeOnly(folder), ...insideServer(root, folder), ...insidePage(root, folder)],
      message: `${workspace} may import ${allowed.join(', ') || 'nothing of ours'}; docs/architecture.md has the map of what may import what.`,
    })),
  )
}

/** Files that the rules do not bind: tests look at what they like. */
export const UNBOUND_FILES: readonly string[] = ['**/*.test.ts', '**/*.test.tsx', '**/*.test-support.ts', '**/testing/**']

/** What the page may take the types of, and nothing else: the modules of the contract that hold the validator.
 *  @param root the project's folder */
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
    ...others.flatMap((other) => (allowed.includes(other) ? [] : [`@emojigma/${other}/**`])),
    ...allowed.filter((other) => other.includes('/')).map((other) => `!@emojigma/${other}${other.endsWith('.ts') ? '' : '/**'}`),
    // The way around: by a path out of the workspace.
    ...others.map((other) => `../**/${other}/src/**`),
  ]
}

function nodeOnly(folder: string): readonly string[] {
  return BROWSER_FOLDERS.test(folder) ? NODE_ONLY : []
}

/** A feature reaches another through its service alone, and only one that stands before it in the list of features. */
function insideServer(root: string, folder: string): readonly string[] {
  const [feature] = within('server/src', folder)
  if (feature === undefined || feature === 'testing') return []
  const ordered = featuresInOrder(root)
  const up = upTo('server/src', folder)
  if (PLUMBING.has(feature)) return ordered.map((other) => `${up}${other}/**`)
  const place = AROUND_FEATURES.has(feature) ? ordered.length : ordered.indexOf(feature)
  if (place < 0) throw new Error(`server/src/${feature} is neither a feature nor plumbing: name it in server/src/features.ts or here`)
  const before = new Set(ordered.slice(0, place))
  const others = ordered.filter((other) => other !== feature)
  return [
    ...others.map((other) => `${up}${other}/**`),
    ...others.filter((other) => before.has(other)).map((other) => `!${up}${other}/service.ts`),
  ]
}

function insidePage(root: string, folder: string): readonly string[] {
  const [room, inner] = within('web/app', folder)
  if (room === undefined || room === 'testing') return []
  const up = upTo('web/app', folder)
  const features = childFolders(root, 'web/app').filter((name) => ![...ROOMS_BELOW, ROOM_ABOVE, 'testing', 'styles'].includes(name))
  const order = [...ROOMS_BELOW, 'feature', ROOM_ABOVE]
  const height = order.indexOf(features.includes(room) ? 'feature' : room)
  const above = [...ROOMS_BELOW, ROOM_ABOVE].filter((other) => order.indexOf(other) > height)
  const composes = room === ROOM_ABOVE || (features.includes(room) && inner === 'pages')
  const otherFeatures = composes || height > order.indexOf('feature') ? [] : features.filter((other) => other !== room)
  const byIndex = room === 'play' ? [] : [`${up}play/**`, `!${up}play/index.ts`]
  return [
    'zod',
    ...above.map((other) => `${up}${other}/**`),
    ...otherFeatures.map((other) => `${up}${other}/**`),
    ...(height > order.indexOf('play') ? byIndex : []),
  ]
}

/** As `server/src/features.ts` lists them: each may ask for the services of those before it.
 *  @param root the project's folder */
export function featuresInOrder(root: string): readonly string[] {
  const text = readFileSync(join(root, 'server/src/features.ts'), 'utf8')
  const folderOf = new Map(
    [...text.matchAll(/import \{ (\w+) \} from '\.\/([\w-]+)\/feature\.ts'/g)].map(([, name = '', folder = '']) => [name, folder]),
  )
  const list = /FEATURES[^=]*= \[([^\]]*)\]/.exec(text)?.[1] ?? ''
  return [...list.matchAll(/\w+/g)].map(([name]) => folderOf.get(name) ?? name)
}

/** Folders of a folder below another: ['accounts', 'pages'] of web/app/accounts/pages. */
function within(base: string, folder: string): readonly string[] {
  return folder.startsWith(`${base}/`) ? folder.slice(base.length + 1).split('/') : []
}

function upTo(base: string, folder: string): string {
  return `${posix.relative(folder, base)}/`
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

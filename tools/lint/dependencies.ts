import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes the tables of docs/dependencies.md and keeps the purposes, which people write: `node tools/lint/dependencies.ts`. `oxfmt` aligns
 *  them. */
const ROOT = join(import.meta.dirname, '../..')
const PAGE = join(ROOT, 'docs/dependencies.md')
const BEGIN = '<!-- tables: node tools/lint/dependencies.ts -->'
const END = '<!-- end of the tables -->'
const OWN = '@emojigma/'
const TYPES = '@types/'

interface Manifest {
  readonly license?: string
  readonly workspaces?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

/** A package of the lock file. */
export interface Locked {
  readonly name: string
  readonly license: string | undefined
}

interface Direct {
  readonly name: string
  readonly version: string
  readonly isProduction: boolean
  /** Who names it. */
  readonly workspaces: readonly string[]
}

/** One line of a table. */
export interface Line {
  readonly name: string
  readonly purpose: string
  readonly licence: string
  /** What it takes on disk by itself, in kilobytes. */
  readonly kilobytes: number
}

/** Everything that runs in production, with what it brings along, on whatever machine. */
export function productionTree(): readonly Locked[] {
  const { packages } = jsonAt('package-lock.json') as { packages: Record<string, { license?: string; dev?: true; link?: true }> }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true)
    .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? path, license }))
}

/** @returns the page's text, with tables for what is named now */
export function pageNow(): string {
  const page = readFileSync(PAGE, 'utf8')
  const purposes = new Map(linesOf(page).map(({ name, purpose }) => [name, purpose]))
  const direct = directDependencies()
  const tables = [true, false].map((isProduction) => {
    const title = isProduction ? '## In production' : '## For building and testing'
    return [
      title,
      '',
      ...tableOf(
        direct.filter((one) => one.isProduction === isProduction),
        purposes,
      ),
    ].join('\n')
  })
  const [before = '', rest = ''] = page.split(BEGIN)
  return `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${rest.split(END)[1] ?? ''}`
}

/** @returns what the tables of a page say */
export function linesOf(page: string): readonly Line[] {
  return [...page.matchAll(/^\| `([^`]+)`.*?\|(.*?)\|(.*?)\|(.*?)\|/gm)].map(([, name = '', purpose = '', licence = '', size = '']) => ({
    name,
    purpose: purpose.trim(),
    licence: licence.trim(),
    kilobytes: Number(size.replace(/\D/g, '')),
  }))
}

function directDependencies(): readonly Direct[] {
  const found = new Map<string, Direct>()
  for (const workspace of ['', ...((jsonAt('package.json') as Manifest).workspaces ?? [])]) {
    const { dependencies = {}, devDependencies = {} } = jsonAt(join(workspace, 'package.json')) as Manifest
    for (const [named, isProduction] of [
      [dependencies, true],
      [devDependencies, false],
    ] as const) {
      for (const [name, version] of Object.entries(named).filter(([other]) => !other.startsWith(OWN))) {
        const known = found.get(name)
        const workspaces = [...(known?.workspaces ?? []), workspace === '' ? 'the project' : workspace]
        found.set(name, { name, version, isProduction: isProduction || known?.isProduction === true, workspaces })
      }
    }
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function tableOf(direct: readonly Direct[], purposes: ReadonlyMap<string, string>): readonly string[] {
  const cells = direct.map(({ name, version, workspaces }) => {
    const folder = folderOf(name, workspaces)
    const purpose = purposes.get(name) ?? (name.startsWith(TYPES) ? `types of \`${name.slice(TYPES.length)}\`` : '')
    const { license = 'none named' } = jsonAt(join(folder, 'package.json')) as Manifest
    return [`\`${name}\` ${version}`, purpose, license, `${kilobytesOf(join(ROOT, folder))} kB`, workspaces.join(', ')]
  })
  const rows = [['package', 'purpose', 'licence', 'size', 'named by'], ['-', '-', '-', '-:', '-'], ...cells]
  return rows.map((row) => `| ${row.join(' | ')} |`)
}

function folderOf(name: string, workspaces: readonly string[]): string {
  const own = workspaces.map((workspace) => join(workspace, 'node_modules', name)).find((folder) => existsSync(join(ROOT, folder)))
  return own ?? join('node_modules', name)
}

/** To two digits, so that another system's files make no difference. What a package brings along is not its own. */
function kilobytesOf(folder: string): number {
  const bytes = bytesOf(folder) / 1000
  const step = 10 ** Math.max(0, Math.floor(Math.log10(bytes)) - 1)
  return Math.max(1, Math.round(bytes / step) * step)
}

function bytesOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'node_modules')
  return entries
    .map((entry) => (entry.isDirectory() ? bytesOf(join(folder, entry.name)) : statSync(join(folder, entry.name)).size))
    .reduce((sum, bytes) => sum + bytes, 0)
}

function jsonAt(path: string): unknown {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'))
}

if (import.meta.main) writeFileSync(PAGE, pageNow())

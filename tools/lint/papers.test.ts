import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const ROOT = join(import.meta.dirname, '../..')
const FORMS = '.github/ISSUE_TEMPLATE/'

interface Package {
  readonly version: string
  readonly workspaces?: readonly string[]
  readonly scripts?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const packageOf = (folder: string): Package => JSON.parse(read(join(folder, 'package.json'))) as Package

const TRACKED = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(ROOT, path)))
/** Pages for people who work with the code. The site's articles have links of their own, which its tests follow. */
const PAPERS = TRACKED.filter((path) => path.endsWith('.md') && !path.startsWith('content/'))
/** The site of these pages is installed on its own. */
const PACKAGES = [...(packageOf('').workspaces ?? []), 'docs']

/** Without what is shown as code, where a bracket is no link. */
function proseOf(path: string): string {
  return read(path)
    .replaceAll(/^```[^]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => ' '.repeat(code.length))
}

/** Anchors of a page's headings, as forges make them. */
function anchorsOf(path: string): readonly string[] {
  return [...read(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  )
}

function isBroken(paper: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? paper : normalize(join(dirname(paper), path))
  if (!existsSync(join(ROOT, target))) return true
  return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor)
}

test('links of the papers lead to files of this repository, and to headings in them', () => {
  const links = PAPERS.flatMap((paper) =>
    [...proseOf(paper).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ paper, link })).filter(({ link }) => !/^\w+:/.test(link)),
  )
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(({ paper, link }) => isBroken(paper, link))).toEqual([])
})

test('the site of the documents lists every page', () => {
  const listed = read('docs/.vitepress/config.mjs')
  const pages = TRACKED.flatMap((path) => /^docs\/([\w-]+)\.md$/.exec(path)?.[1] ?? []).filter((page) => page !== 'index')
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((page) => !listed.includes(`'${page}'`))).toEqual([])
})

test('commands that the papers name exist', () => {
  const commands = PAPERS.flatMap((paper) =>
    [...read(paper).matchAll(/\bnpm run ([a-z][a-z:-]*)(?: (?:-w|--workspace)\s+([a-z\d/]+))?/g)].map(([, script = '', folder = '']) => ({
      paper,
      script,
      folder,
    })),
  )
  expect(commands.length).toBeGreaterThan(20)
  expect(commands.filter(({ script, folder }) => packageOf(folder).scripts?.[script] === undefined)).toEqual([])
})

test('programs and tests that the papers run exist', () => {
  const paths = PAPERS.flatMap((paper) => [
    ...[...read(paper).matchAll(/\bnode ([a-z][\w./-]*\.(?:ts|mjs))/g)].map(([, path = '']) => ({ paper, path })),
    ...[...read(paper).matchAll(/\bvitest run ((?:[a-z][\w./-]* ?)+)/g)].flatMap(([, all = '']) =>
      all
        .trim()
        .split(' ')
        .map((path) => ({ paper, path })),
    ),
  ])
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter(({ path }) => !existsSync(join(ROOT, path)))).toEqual([])
})

test('pages of a running site that the papers open exist', () => {
  const routes = read('web/app/platform/shell/routes.tsx') + read('web/app/platform/navigation/path.ts')
  const addresses = PAPERS.flatMap((paper) =>
    [...read(paper).matchAll(/localhost:3000(\/\w+)/g)].map(([, address = '']) => ({ paper, address })),
  )
  expect(addresses.length).toBeGreaterThan(0)
  expect(addresses.filter(({ address }) => !routes.includes(`'${address}`))).toEqual([])
})

test('all packages, the changes and the promise of repairs name one version', () => {
  const { version } = packageOf('')
  for (const folder of PACKAGES) {
    const { version: own, dependencies, devDependencies } = packageOf(folder)
    const needed = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => name.startsWith('@emojigma/'))
    expect([folder, own, ...needed.map(([, other]) => other)]).toEqual([folder, version, ...needed.map(() => version)])
  }
  expect(read('CHANGELOG.md').match(/^## (\S+)/m)?.[1]).toBe(version)
  expect(read('SECURITY.md')).toMatch(new RegExp(`^\\| ${version.replace(/\.\d+$/, '')} +\\| yes`, 'm'))
})

test('a forge runs the same checks as everyone', () => {
  const { jobs } = parse(read('.github/workflows/check.yml')) as {
    readonly jobs: { readonly check: { readonly steps: readonly { readonly run?: string }[] } }
  }
  expect(jobs.check.steps.flatMap(({ run }) => run ?? [])).toEqual(['.ci/run'])
  expect(read('.ci/run')).toContain('npm test')
})

test('upgrades are looked for wherever packages are locked', () => {
  const { updates } = parse(read('.github/dependabot.yml')) as {
    readonly updates: readonly { readonly 'package-ecosystem': string; readonly directories?: readonly string[] }[]
  }
  const folders = updates.filter((update) => update['package-ecosystem'] === 'npm').flatMap(({ directories = [] }) => directories)
  const locked = TRACKED.filter((path) => /(?:^|\/)package-lock\.json$/.test(path)).map((path) => join('/', dirname(path)))
  expect(folders.toSorted()).toEqual(locked.toSorted())
})

test.each(TRACKED.filter((path) => path.startsWith(FORMS) && !path.endsWith('config.yml')))(
  '%s is a form that a forge can show',
  (path) => {
    const form = parse(read(path)) as {
      readonly name?: string
      readonly description?: string
      readonly body: readonly { readonly type: string; readonly id?: string; readonly attributes: { readonly label?: string } }[]
    }
    expect([form.name, form.description].every(Boolean)).toBe(true)
    const fields = form.body.filter(({ type }) => type !== 'markdown')
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter(({ type, attributes }) => !['input', 'textarea'].includes(type) || !attributes.label)).toEqual([])
    const ids = fields.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  },
)

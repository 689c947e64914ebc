// Compiles the catalogue to typed functions, if it is newer than what was compiled before. Parameter: --pseudo makes every message longer
// and marks it, so that pages show which texts have too little room, and which are not in the catalogue.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pseudoMessages } from './pseudo.mjs'

const HERE = import.meta.dirname
const OUTPUT = join(HERE, 'compiled')
const STAMP = join(OUTPUT, 'stamp')
const isPseudo = process.argv.includes('--pseudo')
const stamp = isPseudo ? 'pseudo' : 'plain'

const { locales, ...settings } = JSON.parse(readFileSync(join(HERE, 'project.inlang/settings.json'), 'utf8'))
const sources = ['compile.mjs', 'pseudo.mjs', 'project.inlang/settings.json', ...locales, '../package-lock.json']
const isFresh =
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === stamp &&
  sources.every((source) => newest(join(HERE, source)) <= statSync(STAMP).mtimeMs)
if (!isFresh) await compileAll()

async function compileAll() {
  console.log('Compiling the messages…')
  const { compile } = await import('@inlang/paraglide-js')
  const common = { strategy: ['globalVariable', 'baseLocale'], emitReadme: false, emitPrettierIgnore: false, emitGitIgnore: false }
  rmSync(OUTPUT, { recursive: true, force: true })
  // One module a language, for the server, tests and development.
  const project = projectOf('all', { ...settings, locales })
  await compile({ ...common, project, outdir: join(OUTPUT, 'all'), outputStructure: 'locale-modules', emitTsDeclarations: true })
  // One module per message, in one language, so that a page's build omits unused messages.
  for (const locale of locales) {
    const own = projectOf(locale, { ...settings, baseLocale: locale, locales: [locale] })
    await compile({ ...common, project: own, outdir: join(OUTPUT, locale), outputStructure: 'message-modules' })
  }
  writeFileSync(STAMP, stamp)
}

/** Writes a project with some of the locales.
 *  @returns its folder */
function projectOf(name, { modules, ...rest }) {
  const folder = join(OUTPUT, 'projects', name)
  const project = join(folder, 'project.inlang')
  mkdirSync(project, { recursive: true })
  writeFileSync(join(project, 'settings.json'), JSON.stringify({ ...rest, modules: modules.map((module) => join(HERE, module)) }))
  for (const locale of locales) {
    cpSync(join(HERE, locale), join(folder, locale), { recursive: true })
    if (isPseudo) pseudoFolder(join(folder, locale))
  }
  return project
}

/** Writes every message of a folder as a pseudo-locale has it. */
function pseudoFolder(folder) {
  for (const file of readdirSync(folder)) {
    const path = join(folder, file)
    writeFileSync(path, JSON.stringify(pseudoMessages(JSON.parse(readFileSync(path, 'utf8')))))
  }
}

function newest(path) {
  const stat = statSync(path)
  return stat.isDirectory() ? Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name)))) : stat.mtimeMs
}

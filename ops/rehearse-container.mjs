// Follows the Containerfile in a fresh folder, for machines without containers: the same copies and commands, stage by stage, but no system
// packages. Then starts the result under an account that may write only to its data folder, and checks it from outside.
//   node ops/rehearse-container.mjs
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const PORT = process.env.PORT ?? '4399'
const SOMEBODY = 1000
const text = readFileSync(join(root, 'ops/Containerfile'), 'utf8').replaceAll('\\\n', ' ')
const folder = mkdtempSync(join(tmpdir(), 'emojigma-container-'))
chmodSync(folder, 0o755)
const stages = new Map()
let stage = { name: '', path: '', work: '/', environment: {}, command: [], health: [], user: undefined }

try {
  for (const line of text.split('\n').filter((each) => each.trim() !== '' && !each.startsWith('#'))) step(line)
  await looked()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function step(line) {
  const [, word, rest] = /^(\w+)\s+(.*)$/.exec(line)
  const inside = (path) => join(stage.path, path.startsWith('/') ? path : join(stage.work, path))
  if (word === 'FROM') {
    const [from, , name = 'last'] = rest.split(' ')
    const base = stages.get(from)
    stage = { ...(base ?? { work: '/', environment: {}, command: [], health: [] }), name, path: join(folder, name) }
    if (base) cpSync(base.path, stage.path, { recursive: true, verbatimSymlinks: true })
    else mkdirSync(stage.path)
    stages.set(name, stage)
  } else if (word === 'WORKDIR') {
    stage.work = rest
    mkdirSync(inside(rest), { recursive: true })
  } else if (word === 'COPY') {
    const [, from, paths] = /^(?:--from=(\w+)\s+)?(.*)$/.exec(rest)
    const sources = paths.split(/\s+/)
    const target = sources.pop()
    for (const source of sources) {
      const path = join(from ? stages.get(from).path : root, source)
      const isInto = target.endsWith('/') && !statSync(path).isDirectory()
      const to = isInto ? join(inside(target), basename(source)) : inside(target)
      mkdirSync(dirname(to), { recursive: true })
      // The files that the project's own .dockerignore leaves out.
      cpSync(path, to, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (each) => from !== undefined || !/[\\/](node_modules|dist)$/.test(each),
      })
    }
  } else if (word === 'RUN' && !rest.startsWith('apt-get')) {
    const beganMs = performance.now()
    const command = rest.replaceAll(/(?<=\s)\/data\b/g, join(stage.path, 'data'))
    const { status } = spawnSync('sh', ['-c', command], { cwd: inside('.'), stdio: ['ignore', 'ignore', 'inherit'], env: clean() })
    if (status !== 0) throw new Error(`ended with ${status}: ${rest}`)
    console.log(`${stage.name}: ${rest} (${Math.round((performance.now() - beganMs) / 1000)} s)`)
  } else if (word === 'ENV') {
    for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) stage.environment = { ...stage.environment, [name]: value }
  } else if (word === 'CMD') stage.command = JSON.parse(rest)
  else if (word === 'HEALTHCHECK') stage.health = JSON.parse(rest.slice(rest.indexOf('[')))
}

/** Nothing of this machine but where its programs are. */
function clean() {
  return { PATH: process.env.PATH, HOME: process.env.HOME }
}

async function looked() {
  const node = join(folder, 'node')
  copyFileSync(process.execPath, node)
  chmodSync(node, 0o755)
  const data = join(stage.path, 'data')
  const who = process.getuid?.() === 0 ? { uid: SOMEBODY, gid: SOMEBODY } : {}
  if (who.uid !== undefined) chownSync(data, SOMEBODY, SOMEBODY)
  const cwd = join(stage.path, stage.work)
  const env = { ...stage.environment, DATA_DIR: data, PORT, SECRET: 'of a rehearsal: xK9-qQ2_vvLm8-74', ARCHIVE_FILL: 'off' }
  const size = spawnSync('du', ['-sm', '--', cwd]).stdout.toString().split('\t')[0]
  console.log(`without Node and the system: ${size} MB`)
  const server = spawn(node, stage.command.slice(1), { cwd, env, ...who, stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  try {
    const health = spawnSync(node, [...stage.health.slice(1), '--wait', '90'], { cwd, env, ...who, stdio: 'inherit' })
    console.log(`health check: ${health.status}`)
    if (health.status !== 0) process.exitCode = 1
    const page = await answered('/today')
    const [picture = '/no-picture'] = /\/emojigma\/[^"?]+\.png/.exec(page.toString()) ?? []
    for (const path of ['/healthz', picture, '/licences.txt', '/sw.js', '/api/openapi.json']) await answered(path)
    if (who.uid !== undefined) {
      const { status } = spawnSync(node, ['-e', 'require("fs").writeFileSync("server/src/written", "")'], { cwd, ...who })
      console.log(`writing beside the program: ${status === 0 ? 'possible' : 'refused'}`)
      if (status === 0) process.exitCode = 1
    }
  } finally {
    server.kill('SIGTERM')
    console.log(`ended with ${await ended}`)
  }
}

async function answered(path) {
  const reply = await fetch(`http://127.0.0.1:${PORT}${path}`)
  const bytes = Buffer.from(await reply.arrayBuffer())
  console.log(`${path}: ${reply.status}, ${bytes.length} bytes`)
  if (!reply.ok) process.exitCode = 1
  return bytes
}

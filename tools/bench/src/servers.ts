import type { DatabaseAddress } from '@emojigma/server/platform/database/connection.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SameAnswer } from './bare-server.ts'

const TICKS_A_SECOND = 100

/** Processor time of a process and its children; undefined where the system does not report it. */
function processorSeconds(pid: number | undefined): number | undefined {
  const own = ticksOf(pid)
  if (!own) return undefined
  return childrenOf(pid).reduce((sum, child) => sum + (processorSeconds(child) ?? 0), own.itself / TICKS_A_SECOND)
}

/** On Linux words 14 to 17 of `/proc/PID/stat` are user and system time of the process and of its ended children, in ticks; the second
 *  word, the name, may hold spaces. */
function ticksOf(pid: number | undefined): { readonly itself: number; readonly ended: number } | undefined {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  const words = readFileSync(path, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
    .slice(11, 15)
    .map(Number)
  const [own = 0, system = 0, ended = 0, endedSystem = 0] = words
  return { itself: own + system, ended: ended + endedSystem }
}

function childrenOf(pid: number | undefined): readonly number[] {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split(' ').filter(Boolean).map(Number) : []
}

const root = join(import.meta.dirname, '../../..')
const SERVER_FLAGS = ['--max-semi-space-size=4']

export interface RunningServer {
  readonly origin: string
  /** Processor time since the start; undefined where the system does not report it. */
  processorSeconds(): number | undefined
  /** Resident memory; undefined where the system does not report it. */
  residentBytes(): number | undefined
  stop(): Promise<void>
}

export async function startEmojigma(environment: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-bench-'))
  const server = await listening([...SERVER_FLAGS, 'server/src/main.ts'], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
    ...environment,
  })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns the environment that points a server to its data */
export function placeOf({ dataFolder, databaseUrl }: DatabaseAddress): Record<string, string> {
  return { DATA_DIR: dataFolder, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) }
}

/** Starts a Fastify that only sends these replies. */
export async function startBareFastify(answers: readonly SameAnswer[]): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-bare-'))
  const file = join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  const server = await listening(['tools/bench/src/bare-server.ts', file], {})
  rmSync(folder, { recursive: true, force: true })
  return server
}

/** Starts a server that sends each body it is posted to all who follow its events. */
export function startBareEvents(): Promise<RunningServer> {
  return listening(['tools/bench/src/bare-events.ts'], {})
}

async function listening(parameters: readonly string[], environment: Record<string, string>): Promise<RunningServer> {
  const server = spawn(process.execPath, parameters, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(server.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (!origin) continue
    server.stdout.resume()
    return {
      origin,
      processorSeconds: () => processorSeconds(server.pid),
      residentBytes: () => residentBytesOf(server.pid),
      stop: () => stopped(server),
    }
  }
  throw new Error(`${parameters[0]} ended before it listened`)
}

/** Linux reports it in KiB. */
function residentBytesOf(pid: number | undefined): number | undefined {
  const path = `/proc/${pid}/status`
  const kib = existsSync(path) ? /VmRSS:\s*(\d+) kB/.exec(readFileSync(path, 'utf8'))?.[1] : undefined
  return kib === undefined ? undefined : 1024 * Number(kib)
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })
}

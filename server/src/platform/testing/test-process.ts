import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { PROJECT_ROOT } from '../../config.ts'
import type { DatabaseAddress } from '../database/connection.ts'
import { NOON_MS } from './test-site.ts'

export interface RunningServer {
  readonly process: ChildProcess
  readonly origin: string
  /** Its exit code; null when killed. */
  readonly exited: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** Offset from the machine's clock to the noon at which each test file begins, so that no day ends while it runs. */
const TO_NOON_MS = NOON_MS - Date.now()

/** The environment of a test server: a free port, and no generating or drawing ahead.
 *  @param environment further variables; its `CLOCK_OFFSET_MS` counts from the noon of the tests */
export function environmentOf(
  { dataFolder, databaseUrl }: DatabaseAddress,
  environment: Readonly<Record<string, string>> = {},
): Record<string, string> {
  return {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataFolder,
    LOG_LEVEL: 'warn',
    ARCHIVE_FILL: 'off',
    DRAW_AHEAD: 'off',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...environment,
    CLOCK_OFFSET_MS: String(TO_NOON_MS + Number(environment['CLOCK_OFFSET_MS'] ?? 0)),
  }
}

/** Pause of a test's player after a guess. Players without one keep a processor busy that the server and parallel tests need. */
export const BETWEEN_GUESSES_MS = 20

/** Node's compile cache, if there is one: half of a start is compiling the same files. */
function compiledOnce(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** Starts the real server as a separate process.
 *  @param root folder of the project */
export function launchServer(
  address: DatabaseAddress,
  environment?: Readonly<Record<string, string>>,
  root: string = PROJECT_ROOT,
): ChildProcess {
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...compiledOnce(), ...environmentOf(address, environment) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  return child
}

/** The same, once it listens.
 *  @throws Error with its output when it ends before that */
export async function startServer(
  address: DatabaseAddress,
  environment?: Readonly<Record<string, string>>,
  root?: string,
): Promise<RunningServer> {
  const child = launchServer(address, environment, root)
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { process: child, origin: await printedOrigin(child), exited }
}

/** The address that a starting server prints.
 *  @throws Error with its output when it ends before that */
export function printedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk.toString()
        const found = /^Emojigma is at (http:\/\/localhost:\d+)$/m.exec(said)?.[1]
        if (found) resolve(found)
      })
    }
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${said}`)))
  })
}

/** Kills a server without a chance to clean up. */
export async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

/** Call it after each test. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

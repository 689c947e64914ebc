import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { PROJECT_ROOT } from '../../config.ts'
import type { DatabaseAddress } from '../database/connection.ts'
import { NOON_MS } from './test-site.ts'

export interface RunningServer {
  readonly process: ChildProcess
  readonly origin: string
  /** Its exit code; null when it was killed. */
  readonly exited: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** From the machine's clock to the noon at which each file of tests begins, so that no day ends while it runs. */
const TO_NOON_MS = NOON_MS - Date.now()

/** What a server is told, in addition to the environment of the tests: to listen on a free port, and to make and draw nothing ahead.
 *  @param environment in addition to that; its `CLOCK_OFFSET_MS` counts from the noon of the tests */
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

/** How long a player of a test rests after a guess. Players who never rest keep a processor busy that the server, and the tests beside this
 *  one, need. */
export const BETWEEN_GUESSES_MS = 20

/** Where Node keeps what it compiled, if it does: half of a start is reading the same files again. */
function compiledOnce(): Record<string, string> {
  const folder = process.env['NODE_COMPILE_CACHE']
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: folder }
}

/** The real server as a process of its own, in an environment of its own.
 *  @param root where the project is */
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
 *  @throws Error with what it said when it ends before that */
export async function startServer(
  address: DatabaseAddress,
  environment?: Readonly<Record<string, string>>,
  root?: string,
): Promise<RunningServer> {
  const child = launchServer(address, environment, root)
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)))
  return { process: child, origin: await originSaid(child), exited }
}

/** Where a server that is starting says it is.
 *  @throws Error with what it said when it ends before that */
export function originSaid(child: ChildProcess): Promise<string> {
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

/** Gives a server no time to end anything. */
export async function kill(server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

/** To be done after each test. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
}

import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresProgram } from './guesses/pgbench-guesses.ts'

/** PostgreSQL refuses to run as root. */
const RUNS_AS: readonly string[] = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : []

/** A folder of throw-away PostgreSQLs: their data, and what they and their tools write beside it. */
export class Clusters {
  readonly folder = mkdtempSync(join(tmpdir(), 'emojigma-clusters-'))
  readonly #tools: ChildProcess[] = []
  readonly #running = new Set<Cluster>()

  constructor() {
    this.own(this.folder)
    chmodSync(this.folder, 0o755)
  }

  /** An empty folder of this name, in which PostgreSQL may write. */
  place(name: string): string {
    const path = join(this.folder, name)
    mkdirSync(path, { mode: 0o700 })
    this.own(path)
    return path
  }

  /** Lets PostgreSQL's account have a folder and all in it. */
  own(path: string): void {
    if (RUNS_AS.length > 0) execFileSync('chown', ['-R', 'postgres', path])
  }

  run(program: string, ...parameters: string[]): void {
    const [file = '', ...rest] = [...RUNS_AS, postgresProgram(program), ...parameters]
    execFileSync(file, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: this.folder })
  }

  /** A program that runs until the end, or until it is killed. */
  beside(program: string, ...parameters: string[]): ChildProcess {
    const [file = '', ...rest] = [...RUNS_AS, postgresProgram(program), ...parameters]
    const child = spawn(file, rest, { stdio: 'ignore', cwd: this.folder })
    this.#tools.push(child)
    return child
  }

  /** Makes an empty one, which waits for the disk at each commit. */
  async made(name: string, settings: readonly string[]): Promise<Cluster> {
    this.run('initdb', '-D', join(this.folder, name), '-A', 'trust', '-U', 'postgres', '--locale=C', '--encoding=UTF8')
    return this.started(name, settings)
  }

  /** Starts the one in a folder, and waits until it takes connections. */
  async started(name: string, settings: readonly string[]): Promise<Cluster> {
    const [data, port] = [join(this.folder, name), await freePort()]
    const own = [`-p ${port}`, `-k ${this.folder}`, '-c listen_addresses=127.0.0.1', ...settings.map((setting) => `-c ${setting}`)]
    this.run('pg_ctl', '-D', data, '-o', own.join(' '), '-l', `${data}.log`, '-t', '120', '-w', 'start')
    const cluster = new Cluster(this, data, port)
    this.#running.add(cluster)
    return cluster
  }

  ended(cluster: Cluster): void {
    this.#running.delete(cluster)
  }

  remove(): void {
    for (const tool of this.#tools) tool.kill()
    for (const cluster of this.#running) cluster.kill()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

export class Cluster {
  readonly data: string
  readonly port: number
  readonly #clusters: Clusters

  constructor(clusters: Clusters, data: string, port: number) {
    this.#clusters = clusters
    this.data = data
    this.port = port
  }

  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  /** Without a checkpoint, as a machine that loses its power. */
  kill(): void {
    this.#clusters.run('pg_ctl', '-D', this.data, '-m', 'immediate', '-w', 'stop')
    this.#clusters.ended(this)
  }
}

/** Tells PostgreSQL to begin by going through the log from an archive. */
export function recoverFrom(data: string, archive: string, more: readonly string[]): void {
  const lines = [`restore_command = 'cp ${archive}/%f "%p"'`, `recovery_target_action = 'promote'`, ...more]
  writeFileSync(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`)
  writeFileSync(join(data, 'recovery.signal'), '')
  chmodSync(data, 0o700)
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

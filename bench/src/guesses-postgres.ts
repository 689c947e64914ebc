import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { postgresProgram } from './pgbench-guesses.ts'

/** `guesses.ts` on PostgreSQL: on the one that DATABASE_URL names, else on one that is started for it, waits for the disk at each commit as
 *  one in use does, and is thrown away afterwards. */
const stop = process.env['DATABASE_URL'] === undefined ? await startPostgres() : undefined
try {
  await import('./guesses.ts')
} finally {
  stop?.()
}

/** @returns what ends it and deletes its files */
async function startPostgres(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'emojigma-postgres-'))
  const [data, port] = [join(folder, 'data'), await freePort()]
  const isRoot = process.getuid?.() === 0
  // PostgreSQL refuses to run as root.
  if (isRoot) execFileSync('chown', ['postgres', folder])
  else chmodSync(folder, 0o700)
  const run = (program: string, ...parameters: string[]): void => {
    const command = [postgresProgram(program), ...parameters]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  run('initdb', '-D', data, '-A', 'trust', '-U', 'postgres')
  run('pg_ctl', '-D', data, '-o', `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`, '-l', join(folder, 'log'), '-w', 'start')
  process.env['DATABASE_URL'] = `postgres://postgres@127.0.0.1:${port}/postgres`
  return () => {
    run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

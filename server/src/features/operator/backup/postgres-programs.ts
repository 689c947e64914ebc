import { spawn, type ChildProcess } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** A PostgreSQL program is missing or failed, as a message for the operator. */
export class ProgramFailure extends Error {}

export interface RunningProgram {
  readonly process: ChildProcess
  /** @throws ProgramFailure */
  readonly ended: Promise<void>
}

/** Starts `pg_dump` or `pg_restore` on a database. The password stays out of the process list.
 *  @param stdio of its input and output */
export function startProgram(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  parameters: readonly string[],
  stdio: readonly ['ignore' | 'pipe', 'ignore' | 'pipe'],
): RunningProgram {
  const url = new URL(databaseUrl)
  const password = decodeURIComponent(url.password)
  url.password = ''
  const child = spawn(name, [`--dbname=${url.href}`, '--no-password', ...parameters], {
    stdio: [...stdio, 'pipe'],
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
  })
  const stderr = child.stderr ? text(child.stderr) : Promise.resolve('')
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT'
      reject(
        new ProgramFailure(
          isMissing
            ? `${name} is not installed: install the client programs of PostgreSQL (on Debian: postgresql-client), at least as new as the server`
            : `${name} could not be started: ${error.message}`,
        ),
      )
    })
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else void stderr.then((words) => reject(new ProgramFailure(`${name} ended with ${code ?? signal}: ${words.trim()}`)))
    })
  })
  // Handled where it is awaited; until then a failure must not end the process.
  ended.catch(() => undefined)
  return { process: child, ended }
}

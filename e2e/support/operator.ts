import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs an operator command beside a running site, and expects it to succeed.
 *  @param folder of the site's data */
export async function operate(folder: string, ...words: readonly string[]): Promise<void> {
  const program = spawn(process.execPath, ['server/src/features/operator/main.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'ignore',
  })
  expect(await once(program, 'exit')).toEqual([0, null])
}

import { expect } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs one of the operator's commands beside a running site, and sees it succeed.
 *  @param folder where the site keeps its data */
export async function operate(folder: string, ...words: readonly string[]): Promise<void> {
  const program = spawn(process.execPath, ['server/src/features/operator/main.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder },
    stdio: 'ignore',
  })
  expect(await once(program, 'exit')).toEqual([0, null])
}

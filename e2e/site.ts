import { test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')

export interface Site {
  readonly origin: string
  stop(): Promise<void>
}

/** Starts the real server as a process of its own.
 *  @param folder where it keeps its data; a second start on the same folder finds what the first one left
 *  @param clockMovedByMs how far ahead its clock runs */
export async function startSite({ folder, clockMovedByMs = 0 }: { folder: string; clockMovedByMs?: number }): Promise<Site> {
  const server = spawn(process.execPath, ['--import', './e2e/moved-clock.ts', 'server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      ARCHIVE_START: new Date(Date.now() + clockMovedByMs - 10 * 86_400_000).toISOString().slice(0, 10),
      LOG_LEVEL: 'warn',
      MOVED_CLOCK_MS: String(clockMovedByMs),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  for await (const line of createInterface(server.stdout)) {
    const address = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (address) {
      server.stdout.resume()
      return {
        origin: address,
        stop: async () => {
          server.kill('SIGTERM')
          await exited
        },
      }
    }
  }
  throw new Error('the server ended before it listened')
}

export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'emojigma-journey-'))
}

/** Journeys share one running site a worker; each has its own browser context and so its own device. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const folder = temporaryFolder()
      const site = await startSite({ folder })
      await use(site)
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})

export { expect } from '@playwright/test'

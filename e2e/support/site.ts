import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

export interface Site {
  readonly origin: string
  stop(): Promise<void>
}

interface SiteOptions {
  /** The site's data; a second start in the same folder continues with it. */
  readonly folder: string
  /** Offset of its clock. */
  readonly clockOffsetMs?: number
  readonly fillsArchive?: boolean
  /** Further environment variables. */
  readonly environment?: Readonly<Record<string, string>>
}

/** Starts the real server as a separate process, on a free port. */
export async function startSite({ folder, clockOffsetMs = 0, fillsArchive = false, environment = {} }: SiteOptions): Promise<Site> {
  const variables = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    ARCHIVE_FILL: fillsArchive ? 'on' : 'off',
    // Pictures are drawn on request; drawing forty ahead keeps two cores busy for a quarter of a minute.
    DRAW_AHEAD: 'off',
    LOG_LEVEL: 'warn',
    CLOCK_OFFSET_MS: String(clockOffsetMs),
    ...environment,
  }
  const server = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await exited
  }
  for await (const line of createInterface(server.stdout)) {
    const origin = /http:\/\/localhost:\d+/.exec(line)?.[0]
    if (!origin) continue
    server.stdout.resume()
    return { origin, stop }
  }
  throw new Error('the server ended before it listened')
}

/** A folder for a site, copied from the template if there is one, since creating a database and a day takes longer than most journeys. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(process.env['SITES_FOLDER'] ?? tmpdir(), 'emojigma-journey-'))
  const template = process.env['SITE_TEMPLATE']
  if (template) cpSync(template, folder, { recursive: true })
  return folder
}

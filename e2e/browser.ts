import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir, userInfo } from 'node:os'

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
}

const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that plays the journeys: the one named by CHROMIUM_PATH, the system's, or the one that comes inside a package, so that no installation needs root. */
export async function findBrowser(): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path))
  if (installed) return { executablePath: installed, args: QUIET }
  // The package unpacks itself into the temporary folder and brings the system libraries of this runtime; both must be set before it loads.
  const folder = join(tmpdir(), `emojigma-browser-${userInfo().uid}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = folder
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return { executablePath: await packaged.executablePath(), args: [...QUIET, '--headless=shell', '--no-zygote', '--disable-dev-shm-usage'] }
}

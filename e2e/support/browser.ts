import { existsSync, mkdirSync, statfsSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { tmpdir, userInfo } from 'node:os'

export interface Browser {
  readonly executablePath: string
  readonly args: readonly string[]
  /** Defaults of Playwright that are left out. */
  readonly ignoreDefaultArgs: readonly string[]
  /** From a package, with fonts of its own: it draws the same on every machine. */
  readonly isPackaged: boolean
}

/** A name of this machine that browsers do not treat as a secure context. */
export const UNTRUSTED_HOST = 'school.test'

/** Containers often have 64 MB of shared memory, in which browsers crash. */
const ROOMY_BYTES = 2 ** 30
const ON_DISK = '--disable-dev-shm-usage'

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

/** The Chromium of the journeys: the one named by CHROMIUM_PATH, the system's, or one from a package, so that no installation needs
 *  root. */
export async function findBrowser(): Promise<Browser> {
  const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path))
  // Otherwise its processes share memory through files on disk, which costs a tenth of the processor time.
  const ignoreDefaultArgs = hasRoomySharedMemory() ? [ON_DISK] : []
  if (installed) return { executablePath: installed, args: QUIET, ignoreDefaultArgs, isPackaged: false }
  // The package unpacks itself into the temporary folder with the system libraries of this runtime; both must be set before it loads.
  const folder = packageFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  process.env['TMPDIR'] = folder
  process.env['AWS_LAMBDA_JS_RUNTIME'] = 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  const executablePath = await packaged.executablePath()
  process.env['FONTCONFIG_FILE'] = nameFonts(folder)
  return {
    executablePath,
    args: [...QUIET, '--headless=shell', ...(ignoreDefaultArgs.length > 0 ? [] : [ON_DISK])],
    ignoreDefaultArgs,
    isPackaged: true,
  }
}

function hasRoomySharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= ROOMY_BYTES
  } catch {
    return false
  }
}

/** The same in every process of a run: child processes inherit the temporary folder. */
function packageFolder(): string {
  const name = `emojigma-browser-${userInfo().uid}`
  return basename(tmpdir()) === name ? tmpdir() : join(tmpdir(), name)
}

/** The package's own configuration looks for its fonts elsewhere, and Chromium crashes on text without any font.
 *  @returns the file of a configuration with the fonts */
function nameFonts(folder: string): string {
  const file = join(folder, 'fonts.conf')
  const fonts = `<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`
  if (!existsSync(file)) writeFileSync(file, `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">${fonts}`)
  return file
}

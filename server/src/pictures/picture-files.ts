import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** After a sweep so much of the limit is in use. */
const KEPT_SHARE = 0.8

export interface PictureFilesOptions {
  readonly folder: string
  /** Files of other versions are deleted. */
  readonly version: string
  readonly maxBytes: number
  readonly log: FastifyBaseLogger
}

interface KeptFile {
  readonly path: string
  readonly bytes: number
  readonly writtenAtMs: number
}

/** Drawn pictures on disk. All of it can be thrown away at any time: what is missing is drawn again. */
export class PictureFiles {
  readonly #folder: string
  readonly #options: PictureFilesOptions
  #bytes = 0
  #sweeping: Promise<void> | undefined

  constructor(options: PictureFilesOptions) {
    this.#options = options
    this.#folder = join(options.folder, options.version)
  }

  /** Deletes what older artwork left, and measures what is there. */
  async open(): Promise<void> {
    const { folder, version } = this.#options
    for (const name of await namesIn(folder)) {
      if (name !== version) await rm(join(folder, name), { recursive: true, force: true })
    }
    this.#bytes = sumOf(await filesIn(this.#folder))
  }

  /** @returns undefined when there is no such picture; a file that a power cut left empty counts as none */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(join(this.#folder, name))
      return bytes.length > 0 ? bytes : undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#options.log.warn({ err: error }, 'a kept picture could not be read')
      return undefined
    }
  }

  /** Readers see the whole picture or none. A full disk costs speed, not pictures. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#folder, name)
    const draft = `${path}.${randomUUID()}`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      this.#options.log.warn({ err: error }, 'a picture could not be kept')
      return
    }
    this.#bytes += bytes.length
    if (this.#bytes > this.#options.maxBytes) await (this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined)))
  }

  /** Deletes the pictures that were written longest ago. */
  async #sweep(): Promise<void> {
    const files = (await filesIn(this.#folder)).toSorted((a, b) => a.writtenAtMs - b.writtenAtMs)
    let bytes = sumOf(files)
    for (const file of files) {
      if (bytes <= this.#options.maxBytes * KEPT_SHARE) break
      await rm(file.path, { force: true })
      bytes -= file.bytes
    }
    this.#bytes = bytes
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function filesIn(folder: string): Promise<readonly KeptFile[]> {
  const files: KeptFile[] = []
  for (const shelf of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, shelf))) {
      const path = join(folder, shelf, name)
      const found = await stat(path).catch(() => undefined)
      if (found?.isFile()) files.push({ path, bytes: found.size, writtenAtMs: found.mtimeMs })
    }
  }
  return files
}

function sumOf(files: readonly KeptFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0)
}

import type { FastifyBaseLogger } from 'fastify'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** Fill level after a sweep. */
const FILL_AFTER_SWEEP = 0.8

export interface FileCacheOptions {
  readonly folder: string
  /** Files of other versions are deleted. */
  readonly version: string
  readonly maxBytes: number
  readonly log: FastifyBaseLogger
}

/** An open file. Destroy it unless it is read to its end. */
export interface OpenFile {
  readonly body: Buffer | Readable
  readonly bytes: number
}

interface CachedFile {
  readonly path: string
  readonly bytes: number
  readonly writtenAtMs: number
}

/** A cache of drawings on disk. Everything in it can be deleted at any time and is drawn again. */
export class FileCache {
  readonly #folder: string
  readonly #options: FileCacheOptions
  #bytes = 0
  #sweeping: Promise<void> | undefined

  constructor(options: FileCacheOptions) {
    this.#options = options
    this.#folder = join(options.folder, options.version)
  }

  /** Deletes files of older artwork and measures the rest. */
  async open(): Promise<void> {
    const { folder, version } = this.#options
    for (const name of await namesIn(folder)) {
      if (name !== version) await rm(join(folder, name), { recursive: true, force: true })
    }
    this.#bytes = sumOf(await filesIn(this.#folder))
  }

  /** @returns undefined when there is no such file; a file left empty by a power cut counts as none */
  async read(name: string): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(join(this.#folder, name))
      return bytes.length > 0 ? bytes : undefined
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#options.log.warn({ err: error }, 'a kept file could not be read')
      return undefined
    }
  }

  async has(name: string): Promise<boolean> {
    const found = await stat(join(this.#folder, name)).catch(() => undefined)
    return found !== undefined && found.isFile() && found.size > 0
  }

  /** Opens a file for streaming.
   *  @returns undefined when there is no such file */
  async stream(name: string): Promise<OpenFile | undefined> {
    let file: FileHandle | undefined
    try {
      file = await open(join(this.#folder, name))
      const { size } = await file.stat()
      if (size > 0) return { body: file.createReadStream(), bytes: size }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.#options.log.warn({ err: error }, 'a kept file could not be opened')
    }
    await file?.close()
    return undefined
  }

  /** Writes atomically. A full disk costs speed, not drawings. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.#folder, name)
    const draft = `${path}.${randomUUID()}`
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(draft, bytes)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => undefined)
      this.#options.log.warn({ err: error }, 'a drawing could not be kept')
      return
    }
    this.#bytes += bytes.length
    if (this.#bytes > this.#options.maxBytes) await (this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = undefined)))
  }

  /** Deletes the files with the oldest writes. */
  async #sweep(): Promise<void> {
    const files = (await filesIn(this.#folder)).toSorted((a, b) => a.writtenAtMs - b.writtenAtMs)
    let bytes = sumOf(files)
    for (const file of files) {
      if (bytes <= this.#options.maxBytes * FILL_AFTER_SWEEP) break
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

async function filesIn(folder: string): Promise<readonly CachedFile[]> {
  const files: CachedFile[] = []
  for (const shelf of await namesIn(folder)) {
    for (const name of await namesIn(join(folder, shelf))) {
      const path = join(folder, shelf, name)
      const found = await stat(path).catch(() => undefined)
      if (found?.isFile()) files.push({ path, bytes: found.size, writtenAtMs: found.mtimeMs })
    }
  }
  return files
}

function sumOf(files: readonly CachedFile[]): number {
  return files.reduce((bytes, file) => bytes + file.bytes, 0)
}

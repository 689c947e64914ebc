import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]
type Given = Parameters<FastifyBaseLogger['info']>

/** The logger of one request, which is made once it has something to say: most have not. */
class LateLogger implements Pick<
  FastifyBaseLogger,
  'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent' | 'level' | 'child'
> {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get level(): FastifyBaseLogger['level'] {
    return this.#logger.level
  }

  get #logger(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }

  fatal(...given: unknown[]): void {
    this.#logger.fatal(...(given as unknown as Given))
  }

  error(...given: unknown[]): void {
    this.#logger.error(...(given as unknown as Given))
  }

  warn(...given: unknown[]): void {
    this.#logger.warn(...(given as unknown as Given))
  }

  info(...given: unknown[]): void {
    this.#logger.info(...(given as unknown as Given))
  }

  debug(...given: unknown[]): void {
    this.#logger.debug(...(given as unknown as Given))
  }

  trace(...given: unknown[]): void {
    this.#logger.trace(...(given as unknown as Given))
  }

  silent(): void {
    // Says nothing.
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#logger.child(bindings, options)
  }
}

/** Makes the logger of a request for the framework: its lines say which request they are about, as those of a logger made at once do. */
export function lateLogger(parent: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger {
  return new LateLogger(parent, bindings, options)
}

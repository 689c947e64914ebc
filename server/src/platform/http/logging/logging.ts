import type { FastifyServerOptions } from 'fastify'
import { build as readable } from 'pino-pretty'
import type { LogLevel } from '../../../config.ts'
import { pathOf } from '../failures.ts'

/** Structured log lines, pretty on a terminal, without personal addresses, device ids or guesses: a request is logged by id, method and
 *  path. */
export function loggerOptions(level: LogLevel, isTerminal: boolean): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(isTerminal ? { stream: readable({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }) } : {}),
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
      // A database error may quote a row in its detail, so only its location is logged.
      err: ({ name, message, code, stack }) => ({ type: name, message, code, stack: stack ?? '' }),
    },
  }
}

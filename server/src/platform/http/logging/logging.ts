import type { FastifyServerOptions } from 'fastify'
import { build as readable } from 'pino-pretty'
import type { LogLevel } from '../../../config.ts'
import { pathOf } from '../failures.ts'

/** Structured lines, readable ones on a terminal, without addresses of people, device ids or guesses: of a request no more than its id,
 *  method and path. */
export function loggerOptions(level: LogLevel, isTerminal: boolean): Exclude<FastifyServerOptions['logger'], boolean | undefined> {
  return {
    level,
    ...(isTerminal ? { stream: readable({ ignore: 'pid,hostname', translateTime: 'HH:MM:ss' }) } : {}),
    serializers: {
      req: ({ id, method, url }) => ({ id, method, path: pathOf(url) }),
      res: ({ statusCode }) => ({ statusCode }),
      // A database's error may quote a row in its detail: only what says where it went wrong is kept.
      err: ({ name, message, code, stack }) => ({ type: name, message, code, stack: stack ?? '' }),
    },
  }
}

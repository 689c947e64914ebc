import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { ENGLISH } from '../languages.ts'
import { localized } from '../said.ts'
import { failure } from './failures.ts'
import type { SecurityHeaders } from './security-headers.ts'

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Answers what is no request that Node can read, or does not become one in time, with the same headers as any other answer.
 *  Source: docs/product.md, The wire */
export function answerClientError({ code = '' }: Error & { readonly code?: string }, socket: Socket, headers: SecurityHeaders): void {
  if (code === 'ECONNRESET' || socket.destroyed) return
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUSES[code] ?? 400
  const body = JSON.stringify(localized(ENGLISH, failure(status)))
  const lines = Object.entries({
    ...headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy())
}

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignedAddresses } from '../secrets/signed-addresses.ts'
import type { App } from './app-type.ts'
import { pathOf, sendExpired, sendFailure } from './failures.ts'

interface SignedPdf {
  readonly addresses: SignedAddresses
  readonly nowMs: () => number
  /** Of the file as it is saved: `emojigma-{name}.pdf`. */
  readonly name: string
  /** @returns undefined if there is no such file, or no more */
  readonly file: (path: string, request: FastifyRequest) => Promise<Buffer | undefined>
}

/** Serves the PDFs below a path at signed addresses; once these have ended, with a page that says so. A path may have any length. */
export function routeSignedPdf(app: App, root: string, { addresses, nowMs, name, file }: SignedPdf): void {
  app.get<{ Querystring: Record<string, unknown> }>(`${root}/*`, { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request.url)
    const { until, signature } = request.query
    if (!addresses.isValid(path, Number(until), String(signature), nowMs())) return sendExpired(request, reply)
    const pdf = await file(path, request)
    if (!pdf) return sendFailure(request, reply, 404)
    return reply.send(privatePdf(reply, name, pdf))
  })
}

/** Sets the headers of a PDF that no cache stores. */
export function privatePdf(reply: Pick<FastifyReply, 'header'>, name: string, pdf: Buffer): Buffer {
  reply.header('content-type', 'application/pdf')
  reply.header('content-disposition', namedPdf(name))
  reply.header('cache-control', 'private, no-store')
  return pdf
}

/** The header that saves a PDF under this name. */
export function namedPdf(name: string): string {
  return `attachment; filename="emojigma-${name}.pdf"`
}

import { getBookUrl } from '@emojigma/contract/shop/books.ts'
import { access } from '@emojigma/contract/rules/access.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { accessRefusal } from '../../../platform/http/access-guard.ts'
import type { App } from '../../../platform/http/app-type.ts'
import { browserHas } from '../../../platform/http/entity-tags.ts'
import { pathOf, sendFailure, sendExpired } from '../../../platform/http/failures.ts'
import { networkOf } from '../../../platform/http/limits/network.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import { readFileName, type BookFile } from './edition.ts'
import { BOOKS_ROOT, type Books } from './service.ts'

const AN_HOUR = 'public, max-age=3600'

export interface BookRoutes {
  readonly books: Books
  readonly addresses: SignedAddresses
  /** Version of all drawings. */
  readonly version: string
  readonly nowMs: () => number
}

/** The shop's books: samples for everyone, and whole ones for buyers.
 *  Source: docs/product.md, Puzzle books */
export function routeBooks(app: App, { books, addresses, version, nowMs }: BookRoutes): void {
  app.get<{ Params: { file: string } }>(`${BOOKS_ROOT}/sample/:file`, { schema: { hide: true } }, async (request, reply) => {
    const file = readFileName(request.params.file)
    if (!file) return sendFailure(request, reply, 404)
    const language = request.language.language.code
    const etag = language === 'en' ? `"${version}"` : `"${version}-${language}"`
    reply.headers({ 'cache-control': AN_HOUR, etag })
    return browserHas(request, etag) ? reply.code(304).send() : send(request, reply, books, { ...file, isSample: true, language })
  })

  app.get<{ Params: { orderId: string; file: string }; Querystring: Record<string, unknown> }>(
    `${BOOKS_ROOT}/:orderId/:file`,
    { schema: { hide: true } },
    async (request, reply) => {
      const { until, signature } = request.query
      const { orderId, file: name } = request.params
      const file = readFileName(name)
      const isSigned = addresses.isValid(pathOf(request.url), Number(until), String(signature), nowMs())
      // A refunded book opens no longer, however fresh its address is.
      if (!file || !isSigned || !(await books.isBought(Number(orderId), file.bookId))) return sendExpired(request, reply)
      reply.header('cache-control', 'private, no-store')
      return send(request, reply, books, { ...file, isSample: false, language: request.language.language.code })
    },
  )

  serve(app, getBookUrl, async ({ ip, visitor, signedIn: { accountId }, query: { bookId, paper }, language }) => {
    const order = await books.orderOf(accountId, bookId)
    const answer = access('DOWNLOAD BOOK', visitor, order !== undefined)
    if (answer.kind === 'open' && order) return { Url: await books.addressOf(order, bookId, paper, language, networkOf(ip)) }
    return accessRefusal('DOWNLOAD BOOK', answer.kind === 'refused' ? answer.why : 'not-bought', visitor.role)
  })
}

async function send({ ip }: FastifyRequest, reply: FastifyReply, books: Books, file: BookFile): Promise<FastifyReply> {
  const { body, bytes } = await books.file(file, networkOf(ip))
  const name = `emojigma-${file.bookId}${file.isSample ? '-sample' : ''}-${file.paper}.pdf`
  reply.type('application/pdf').headers({ 'content-length': bytes, 'content-disposition': `attachment; filename="${name}"` })
  return reply.send(body)
}

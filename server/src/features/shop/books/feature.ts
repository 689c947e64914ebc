import { GENERATOR_VERSION } from '@emojigma/engine/daily.ts'
import { join } from 'node:path'
import { drawingVersion } from '../../../platform/drawing-version.ts'
import type { Feature } from '../../../platform/feature.ts'
import { KeptFiles } from '../../../platform/kept-files.ts'
import { LANGUAGE_CODES } from '../../../platform/languages.ts'
import { Orders } from '../orders/service.ts'
import { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import { routeBooks } from './routes.ts'
import { Books } from './service.ts'

/** Far more than all books and samples on both papers. */
const MAX_BYTES = 64 * 1024 * 1024
/** Sources that decide what a book's pages look like. */
const MADE_BY = ['artwork/src/svg', 'artwork/src/svg/shop', 'artwork/src/pdf', 'contract/src/rules', 'server/src/features/shop/books']
const WRITTEN_BY = LANGUAGE_CODES.flatMap((code) => [`messages/src/${code}/words`])

export const books: Feature = {
  name: 'books',
  async open({ config, clock, log, secret, service, threads }) {
    const version = drawingVersion([...MADE_BY, ...WRITTEN_BY], GENERATOR_VERSION)
    const files = new KeptFiles({ folder: join(config.dataFolder, 'books'), version, maxBytes: MAX_BYTES, log })
    await files.open()
    const addresses = new SignedAddresses(secret, 'addresses of books')
    const books = new Books({ orders: service(Orders), files, threads, addresses, clock })
    return { routes: (server) => routeBooks(server, { books, addresses, version, nowMs: () => clock.nowMs() }) }
  },
}

import type { BookId } from '@emojigma/contract/rules/shop-items.ts'
import type { Paper } from '@emojigma/contract/rules/worksheets.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { FileCache, OpenFile } from '../../../platform/file-cache.ts'
import { pathIn, type Language } from '../../../platform/languages.ts'
import type { Order, Orders } from '../orders/service.ts'
import type { SignedAddresses } from '../../../platform/secrets/signed-addresses.ts'
import { SingleFlight } from '../../../platform/single-flight.ts'
import type { ThreadLine, ThreadPool } from '../../../platform/threads/pool.ts'
import { fileName, type BookFile } from './edition.ts'
import type * as tasks from './tasks.ts'

/** Root of the signed addresses of files. */
export const BOOKS_ROOT = '/emojigma/books'

export interface BooksOptions {
  readonly orders: Orders
  readonly files: Pick<FileCache, 'has' | 'stream' | 'write'>
  readonly threads: Pick<ThreadPool, 'line'>
  readonly addresses: SignedAddresses
  readonly clock: Clock
}

/** The shop's books, drawn once and cached on disk, and their buyers.
 *  Source: docs/product.md, Puzzle books */
export class Books {
  readonly #options: BooksOptions
  readonly #line: ThreadLine<typeof tasks>
  readonly #underWay = new SingleFlight<string, Buffer>()

  constructor(options: BooksOptions) {
    this.#options = options
    this.#line = options.threads.line<typeof tasks>(new URL('./tasks.ts', import.meta.url), { isLong: true })
  }

  /** @returns the valid order by which an account has a book */
  async orderOf(accountId: string, bookId: BookId): Promise<Order | undefined> {
    return (await this.#options.orders.counting(accountId)).find(({ productId }) => productId === bookId)
  }

  /** The address of a book, good for an hour or more while its order is valid. The book is drawn by then.
   *  @param client the network of the request: where several books are drawn, networks take turns */
  async addressOf({ id }: Order, bookId: BookId, paper: Paper, language: Language, client: string): Promise<string> {
    const { addresses, clock, files } = this.#options
    const file = { bookId, paper, isSample: false, language: language.language.code }
    if (!(await files.has(fileName(file)))) await this.#draw(file, client)
    return pathIn(language, addresses.signed(`${BOOKS_ROOT}/${id}/${bookId}-${paper}.pdf`, clock.nowMs()))
  }

  /** Whether this order of the book is valid. */
  async isBought(orderId: number, bookId: BookId): Promise<boolean> {
    return (await this.#options.orders.ifCounting(orderId))?.productId === bookId
  }

  /** @param client as above */
  async file(file: BookFile, client: string): Promise<OpenFile> {
    const cached = await this.#options.files.stream(fileName(file))
    if (cached) return cached
    const body = await this.#draw(file, client)
    return { body, bytes: body.length }
  }

  /** Concurrent requests for a file share one drawing. */
  #draw(file: BookFile, client: string): Promise<Buffer> {
    const name = fileName(file)
    return this.#underWay.run(name, async () => {
      const { buffer, byteOffset, byteLength } = await this.#line.run('drawBook', file, { client })
      const pdf = Buffer.from(buffer, byteOffset, byteLength)
      await this.#options.files.write(name, pdf)
      return pdf
    })
  }
}

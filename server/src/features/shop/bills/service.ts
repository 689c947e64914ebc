import type { PdfBill, PrintedBill } from '@emojigma/artwork/pdf/bill-pdf.ts'
import type { ReadBodyOf } from '@emojigma/contract/call.ts'
import { QUOTE_DAYS } from '@emojigma/contract/rules/bills.ts'
import { isSoldPlan, type Currency } from '@emojigma/contract/rules/products.ts'
import type { drawInvoice, drawQuote } from '@emojigma/contract/shop/bills.ts'
import { DAY_MS, dayAt, dayStartMs } from '@emojigma/engine/day.ts'
import { createHash } from 'node:crypto'
import type { Config } from '../../../config.ts'
import type { Clock } from '../../../platform/clock.ts'
import { pathIn, type Language } from '../../../platform/languages.ts'
import type { SheetDrawings } from '../../paper/service.ts'
import type { Order, Orders } from '../orders/service.ts'

export interface BillsOptions {
  readonly clock: Clock
  readonly orders: Orders
  readonly drawings: SheetDrawings
  readonly prices: Config['prices']
  /** Empty = the name of the site and its address for mail. */
  readonly seller: readonly string[]
  readonly supportEmail: string
  readonly origin: () => string
}

/** A bill as a file. */
export interface BillFile {
  readonly number: string
  readonly pdf: Buffer
}

/** Whose language the paper is in, and whose turn in the queue it takes. */
interface Reader {
  readonly language: Language
  readonly client: string
}

type Buyer = Pick<ReadBodyOf<typeof drawQuote>, 'Name' | 'Address' | 'VatNumber' | 'PurchaseOrder' | 'Paper'>

/** Quotes and invoices. The buyer's data are printed and forgotten.
 *  Source: docs/product.md, Quotes and invoices */
export class Bills {
  readonly #options: BillsOptions

  constructor(options: BillsOptions) {
    this.#options = options
  }

  /** @throws QueueFull */
  async quote({ ProductId, Currency, ...buyer }: ReadBodyOf<typeof drawQuote>, reader: Reader): Promise<BillFile> {
    const { clock, prices, origin } = this.#options
    const { language } = reader
    const todayMs = dayStartMs(dayAt(clock.nowMs()))
    const bill = {
      ...this.#begun(buyer),
      kind: 'quote',
      date: dateIn(language, todayMs),
      validUntil: dateIn(language, todayMs + QUOTE_DAYS * DAY_MS),
      product: language.words.products.names[ProductId],
      includes: ProductId,
      amount: moneyIn(language, prices[ProductId][Currency].amountMinor, Currency),
      isTest: false,
      address: `${new URL(origin()).host}${pathIn(language, '/pricing')}`,
    } as const
    const number = `Q-${new Date(todayMs).toISOString().slice(0, 10).replaceAll('-', '')}-${digestOf(bill).slice(0, 6).toUpperCase()}`
    return this.#drawn({ bill: { ...bill, number }, paper: buyer.Paper, createdAtMs: todayMs }, reader)
  }

  /** @returns undefined for an order that is another account's, or was not paid for
   *  @throws QueueFull */
  async invoice(accountId: string, { OrderId, ...buyer }: ReadBodyOf<typeof drawInvoice>, reader: Reader): Promise<BillFile | undefined> {
    const order = (await this.#options.orders.of(accountId)).find(({ id }) => id === OrderId)
    return order && this.invoiceOf(order, buyer, reader)
  }

  /** @returns undefined for an order that was not paid for
   *  @throws QueueFull */
  async invoiceOf(order: Order, buyer: Buyer, reader: Reader): Promise<BillFile | undefined> {
    const { clock, orders } = this.#options
    const { language } = reader
    if (!order.amountMinor || order.currency === undefined) return undefined
    const { id, productId, source, amountMinor, currency, startsAtMs, isActive } = order
    const bill: PrintedBill = {
      ...this.#begun(buyer),
      kind: 'invoice',
      number: `EMJ-${String(id).padStart(6, '0')}`,
      date: dateIn(language, startsAtMs),
      product: language.words.products.names[productId],
      includes: isSoldPlan(productId) ? productId : 'book',
      amount: moneyIn(language, amountMinor, currency),
      ...(isActive ? {} : { end: (await orders.isRefunded(order)) ? 'refunded' : 'taken back' }),
      isTest: source === 'test',
    }
    return this.#drawn({ bill, paper: buyer.Paper, createdAtMs: dayStartMs(dayAt(clock.nowMs())) }, reader)
  }

  #begun({ Name, Address, VatNumber, PurchaseOrder }: Buyer) {
    const { seller, supportEmail } = this.#options
    return {
      seller: seller.length > 0 ? seller : ['Emojigma', supportEmail],
      isTaxStated: seller.length > 0,
      buyer: [Name, ...Address.filter((line) => line !== '')],
      vatNumber: VatNumber,
      purchaseOrder: PurchaseOrder,
    }
  }

  async #drawn(sheet: PdfBill, { language, client }: Reader): Promise<BillFile> {
    const pdf = await this.#options.drawings.draw(`bill ${digestOf(sheet)}`, sheet, client, language)
    return { number: sheet.bill.number, pdf }
  }
}

function digestOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

function dateIn({ language: { code } }: Language, timeMs: number): string {
  return new Intl.DateTimeFormat(code, { dateStyle: 'long', timeZone: 'UTC' }).format(timeMs)
}

/** `$16.99 USD`: several currencies share a sign. */
function moneyIn({ language: { code } }: Language, minor: number, currency: Currency): string {
  const format = new Intl.NumberFormat(code, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return `${format.format(minor / 100)} ${currency.toUpperCase()}`
}

import { printed } from './worksheets.ts'

/** Most letters of a buyer's lines on a quote or an invoice.
 *  Source: docs/product.md, Quotes and invoices */
export const BUYER_LENGTH = { name: 100, line: 60, lines: 5, number: 30 } as const

/** Days for which a quote holds. */
export const QUOTE_DAYS = 30

interface BuyerWords {
  readonly unprintable: string
}

/** @returns what is wrong with a text for paper; undefined = nothing */
export function buyerTextFault(text: string, { unprintable }: BuyerWords): string | undefined {
  return text.trim() !== '' && printed(text) === '' ? unprintable : undefined
}

/** The lines of an address, without empty ones. */
export function addressLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

import * as paperWords from '@emojigma/messages/words/papers.ts'
import { z } from 'zod'
import { declareCall } from '../call.ts'
import { refusals } from '../failures.ts'
import { file } from '../fields.ts'
import { BUYER_LENGTH, buyerTextFault } from '../rules/bills.ts'
import { CURRENCIES, SOLD_PLANS } from '../rules/products.ts'
import { PAPERS, printed } from '../rules/worksheets.ts'

/** A text for paper: without emoji, in one line. */
const printedText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .superRefine((text, context) => {
      const message = buyerTextFault(text, paperWords)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
    })
    .transform(printed)

/** Printed, and stored nowhere. */
const buyer = {
  /** Of a school, or of a person. */
  Name: printedText(BUYER_LENGTH.name).pipe(z.string().min(1)),
  Address: z.array(printedText(BUYER_LENGTH.line)).max(BUYER_LENGTH.lines).default([]),
  VatNumber: printedText(BUYER_LENGTH.number).default(''),
  /** The buyer's own number for the order. */
  PurchaseOrder: printedText(BUYER_LENGTH.number).default(''),
  Paper: z.enum(PAPERS).default('A4'),
}

/** The price is the server's. 403 for a child's account, and where nothing is sold.
 *  Source: docs/product.md, Quotes and invoices */
export const drawQuote = declareCall({
  method: 'POST',
  path: '/api/checkout/draw-quote',
  summary: 'A quote for a plan as a PDF',
  access: 'anyone',
  body: z.strictObject({ ...buyer, ProductId: z.enum(SOLD_PLANS), Currency: z.enum(CURRENCIES) }),
  replies: { 200: file, ...refusals(400, 403, 503) },
})

/** 404 for another account's order, and for one without a payment: a gift or a trial. 403 for a child's account.
 *  Source: docs/product.md, Quotes and invoices */
export const drawInvoice = declareCall({
  method: 'POST',
  path: '/api/checkout/draw-invoice',
  summary: 'The invoice of an order as a PDF',
  access: 'account',
  body: z.strictObject({ ...buyer, OrderId: z.int().positive().max(2_147_483_647) }),
  replies: { 200: file, ...refusals(400, 401, 403, 404, 503) },
})

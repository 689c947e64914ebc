import { z } from 'zod'
import { declareCall, type ReplyOf } from '../call.ts'
import { refusals } from '../failures.ts'
import { BOOKS } from '../rules/shop-items.ts'
import { PAPERS } from '../rules/worksheets.ts'

/** The book is drawn before the reply, unless it was drawn earlier.
 *  Source: docs/product.md, Puzzle books */
export const getBookUrl = declareCall({
  method: 'GET',
  path: '/api/books/GetBookUrl',
  summary: 'Where a puzzle book that one has bought can be fetched for the next hour',
  access: 'account',
  query: z.object({ bookId: z.enum(BOOKS), paper: z.enum(PAPERS).default('A4') }),
  replies: { 200: z.object({ Url: z.string() }), ...refusals(400, 401, 403) },
})
export type BookUrl = ReplyOf<typeof getBookUrl>

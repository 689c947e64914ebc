import { z } from 'zod'
import { declareCall, type BodyOf } from '../call.ts'
import { refusals } from '../failures.ts'

/** A page view, without the visitor.
 *  Source: docs/product.md, Page views */
export const countPageView = declareCall({
  method: 'POST',
  path: '/api/PageView',
  summary: 'Says that a kind of page was looked at',
  access: 'anyone',
  limit: 'page view',
  bodyLimitBytes: 1024,
  body: z.strictObject({
    /** The kind of page, without ids, query and fragment. */
    Path: z.string().startsWith('/').max(100),
  }),
  replies: { 200: z.object({}), ...refusals(400, 413) },
})
export type PageViewBody = BodyOf<typeof countPageView>

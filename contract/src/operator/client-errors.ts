import { z } from 'zod'
import { declareCall, type BodyOf } from '../call.ts'
import { CLIENT_ERROR_LENGTH, MOST_REPLAYED_PAGES } from '../rules/error-privacy.ts'
import { refusals } from '../failures.ts'

const { message, stack, path, release } = CLIENT_ERROR_LENGTH

/** The error of a page and where it happened, without the visitor.
 *  Source: docs/product.md, Errors and notices */
export const reportClientError = declareCall({
  method: 'POST',
  path: '/api/ClientError',
  summary: 'Says that a page broke, and where',
  access: 'anyone',
  limit: 'client error',
  bodyLimitBytes: 16 * 1024,
  body: z.strictObject({
    Message: z.string().min(1).max(message),
    Stack: z.string().max(stack).optional(),
    /** The kind of page, without ids, query and fragment. */
    Path: z.string().startsWith('/').max(path),
    /** The kinds of page that were open before, the latest last. */
    Pages: z.array(z.string().startsWith('/').max(path)).max(MOST_REPLAYED_PAGES).optional(),
    /** Name of the page's own script, unique per build. */
    Release: z.string().max(release),
  }),
  replies: { 200: z.object({}), ...refusals(400, 413) },
})
export type ClientError = BodyOf<typeof reportClientError>

import { z } from 'zod'
import { CLIENT_ERROR_LENGTH } from './error-privacy.ts'

const { message, stack, path, release } = CLIENT_ERROR_LENGTH

/** What broke on a page, and where; nothing says on whose.
 *  Source: specification §8, Render crash, Global uncaught errors */
export const clientErrorBody = z.strictObject({
  Message: z.string().min(1).max(message),
  Stack: z.string().max(stack).optional(),
  /** The kind of page, without ids, query and fragment. */
  Path: z.string().startsWith('/').max(path),
  /** Name of the page's own script, which changes with every build. */
  Release: z.string().max(release),
})
export type ClientErrorBody = z.infer<typeof clientErrorBody>

import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'

/** Uses a mailed link so that it may be used again, also after the page was loaded anew, as long as nothing has answered.
 *  Source: docs/product.md, Sign-in and sessions */
export function useLinkOnce() {
  return useIdempotentRequest('emojigma.link')
}

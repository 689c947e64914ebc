import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'

/** Retries an e-mailed link under the same idempotency key, even after a reload, until a reply arrives.
 *  Source: docs/product.md, Sign-in and sessions */
export function useLinkOnce() {
  return useIdempotentRequest('emojigma.link')
}

import { useMadeOnce } from '../../ui/forms/use-made-once.ts'

/** Retries an e-mailed link under the same idempotency key, even after a reload, until a reply arrives.
 *  Source: docs/product.md, Sign-in and sessions */
export function useLinkOnce() {
  return useMadeOnce('emojigma.link')
}

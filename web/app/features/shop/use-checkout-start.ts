import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormFailure } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { useCreateCheckoutMutation } from './api.ts'
import { followUrl, type Leave } from './follow-url.ts'

export interface CheckoutStart {
  /** The price whose checkout is being created. */
  readonly pendingPriceId: string | undefined
  /** Why the last one failed. */
  readonly failure: (FormFailure & { readonly priceId: string }) | undefined
  /** Creates a checkout and opens it. Ignores presses while one is pending; a retry after a failure never creates a second one. */
  choose(priceId: string, code: string): Promise<void>
}

/** Source: docs/product.md, Plans and orders */
export function useCheckoutStart(leave: Leave): CheckoutStart {
  const navigate = useNavigate()
  const [createCheckout] = useCreateCheckoutMutation()
  const isRunning = useRef(false)
  const makeOnce = useIdempotentRequest()
  const [pendingPriceId, setPendingPriceId] = useState<string>()
  const [failure, setFailure] = useState<CheckoutStart['failure']>()
  const rest = () => {
    isRunning.current = false
    setPendingPriceId(undefined)
  }
  return {
    pendingPriceId,
    failure,
    async choose(priceId, code) {
      if (isRunning.current) return
      isRunning.current = true
      setPendingPriceId(priceId)
      setFailure(undefined)
      const { data: url, error } = await makeOnce({ priceId, code }, (key) => createCheckout({ priceId, code, key }))
      if (url === undefined) {
        setFailure({ ...failureOf(error, 'first'), priceId })
        return rest()
      }
      // Stays pending while the next page loads. Leaving this page, or coming back to it, allows a new choice.
      for (const leaving of ['pagehide', 'popstate']) addEventListener(leaving, rest, { once: true })
      return followUrl(url, navigate, leave)
    },
  }
}

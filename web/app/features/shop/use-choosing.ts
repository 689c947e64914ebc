import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { FormFailure } from '../../ui/forms/Form.tsx'
import { failureOf } from '../../ui/forms/form-failure.ts'
import { useIdempotentRequest } from '../../ui/forms/use-idempotent-request.ts'
import { useCreateCheckoutMutation } from './api.ts'
import { goOn, type Leave } from './go-on.ts'

export interface Choosing {
  /** The price whose checkout is on its way. */
  readonly awaited: string | undefined
  /** Why the last one did not come about. */
  readonly failure: (FormFailure & { readonly priceId: string }) | undefined
  /** Goes to a checkout. Pressing again meanwhile changes nothing, and trying again after a failure never makes a second one. */
  choose(priceId: string, code: string): Promise<void>
}

/** Source: docs/product.md, Plans and orders */
export function useChoosing(leave: Leave): Choosing {
  const navigate = useNavigate()
  const [createCheckout] = useCreateCheckoutMutation()
  const isRunning = useRef(false)
  const makeOnce = useIdempotentRequest()
  const [awaited, setAwaited] = useState<string>()
  const [failure, setFailure] = useState<Choosing['failure']>()
  const rest = () => {
    isRunning.current = false
    setAwaited(undefined)
  }
  return {
    awaited,
    failure,
    async choose(priceId, code) {
      if (isRunning.current) return
      isRunning.current = true
      setAwaited(priceId)
      setFailure(undefined)
      const { data: url, error } = await makeOnce({ priceId, code }, (key) => createCheckout({ priceId, code, key }))
      if (url === undefined) {
        setFailure({ ...failureOf(error, 'first'), priceId })
        return rest()
      }
      // The next page may take a moment, in which nothing else is chosen. Whoever comes back, also before it is there, may choose again.
      for (const leaving of ['pagehide', 'popstate']) addEventListener(leaving, rest, { once: true })
      return goOn(url, navigate, leave)
    },
  }
}

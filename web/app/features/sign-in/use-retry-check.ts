import { useRef } from 'react'
import type { CallError } from '../../platform/call.ts'
import { isRefusal } from '../../ui/forms/form-failure.ts'

/** Detects that a form resubmits a request that got no reply and may have succeeded.
 *  @returns takes the request and its error (undefined = no reply); true if the same request went unanswered before */
export function useRetryCheck(): (sent: object, error: CallError | undefined) => boolean {
  const unanswered = useRef<string>(undefined)
  return (sent, error) => {
    const text = JSON.stringify(sent)
    const isAgain = unanswered.current === text
    unanswered.current = isRefusal(error) ? undefined : text
    return isAgain
  }
}

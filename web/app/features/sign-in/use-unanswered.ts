import { useRef } from 'react'
import type { CallError } from '../../platform/call.ts'
import { isRefusal } from '../../ui/forms/form-failure.ts'

/** Knows whether a form sends again what nothing answered: then that may have been done the first time.
 *  @returns to be called with what was sent and how it failed (undefined = nothing answered): whether the same was sent before without an
 *    answer */
export function useUnanswered(): (sent: object, error: CallError | undefined) => boolean {
  const unanswered = useRef<string>(undefined)
  return (sent, error) => {
    const text = JSON.stringify(sent)
    const isAgain = unanswered.current === text
    unanswered.current = isRefusal(error) ? undefined : text
    return isAgain
  }
}

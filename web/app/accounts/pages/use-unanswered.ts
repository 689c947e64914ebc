import { useRef } from 'react'

/** Knows whether a form sends again what nothing answered: then that may have been done the first time.
 *  @returns to be called with what was sent and how it failed (undefined = nothing answered): whether the same was sent before without an
 *    answer */
export function useUnanswered(): (sent: object, error: object | undefined) => boolean {
  const unanswered = useRef<string>(undefined)
  return (sent, error) => {
    const text = JSON.stringify(sent)
    const isAgain = unanswered.current === text
    unanswered.current = isAnswered(error) ? undefined : text
    return isAgain
  }
}

/** Whether the site itself has answered, which says that nothing was done. */
function isAnswered(error: object | undefined): boolean {
  const status = error && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status < 500
}

import { useInsertionEffect } from 'react'

/** Has the browser ask, in its own words, whoever closes the page or loads it anew while that would lose something. It asks while the part
 *  of the page is hidden, too: of all effects only an insertion effect outlasts being hidden by `Activity`. */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useInsertionEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}

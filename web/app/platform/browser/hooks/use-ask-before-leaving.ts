import { useInsertionEffect } from 'react'

/** Has the browser confirm, in its own words, that the page may be closed or reloaded. Works while the component is hidden by `Activity`,
 *  too: of all effects only an insertion effect survives that. */
export function useAskBeforeLeaving(isAsking: boolean): void {
  useInsertionEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isAsking])
}

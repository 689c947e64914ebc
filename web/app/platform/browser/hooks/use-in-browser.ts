import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** A value that only the browser knows.
 *  @param read called at every render; equal values must be identical
 *  @param first on the server and during hydration */
export function useInBrowser<Value>(read: () => Value, first: Value): Value {
  return useSyncExternalStore(never, read, () => first)
}

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only the browser can tell. Where it tells nothing else than was drawn already, nothing is drawn anew.
 *  @param read is asked whenever something is drawn; two answers that mean the same must be the same
 *  @param first stands on the server and while the browser takes the page over */
export function useInBrowser<Value>(read: () => Value, first: Value): Value {
  return useSyncExternalStore(never, read, () => first)
}

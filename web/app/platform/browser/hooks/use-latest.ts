import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the latest render's `act`, so that memoized children need not render again. Not to be called while
 *  rendering. */
export function useLatest<Parameters extends readonly unknown[]>(
  act: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(act)
  // A layout effect, because the effects of children run before this component's.
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...parameters: Parameters) => latest.current(...parameters), [])
}

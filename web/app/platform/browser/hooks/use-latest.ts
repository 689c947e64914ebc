import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same in every frame and does what the one of the latest frame does, so that what it is given to need not be
 *  drawn anew with it. Not to be called while something is drawn. */
export function useLatest<Parameters extends readonly unknown[]>(
  act: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(act)
  // Before the effects of the parts that it is given to, which come before this one's.
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...parameters: Parameters) => latest.current(...parameters), [])
}

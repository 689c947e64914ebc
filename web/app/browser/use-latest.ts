import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same in every frame and does what the one of the latest frame does, so that what it is given to need not be
 *  drawn anew with it. Not to be called while something is drawn. */
export function useLatest<Parameters extends readonly unknown[]>(
  act: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  return useCallback((...parameters: Parameters) => latest.current(...parameters), [])
}

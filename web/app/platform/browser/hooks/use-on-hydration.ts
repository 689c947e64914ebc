import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs once, when a part is drawn or taken over from the server: what was typed before stands in its fields alone. It runs within that
 *  frame, since the press that has the page taken over may be the one that sends it. */
export function useOnHydration(take: () => void): void {
  const taken = useEffectEvent(take)
  useLayoutEffect(() => taken(), [])
}

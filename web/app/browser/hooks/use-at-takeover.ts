import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs once, when a part is drawn or the server's is taken over: what was typed or chosen before stands in the fields alone. It runs within
 *  that frame, since the press that has the page taken over may be the one that sends it. */
export function useAtTakeover(take: () => void): void {
  const taken = useEffectEvent(take)
  useLayoutEffect(() => taken(), [])
}

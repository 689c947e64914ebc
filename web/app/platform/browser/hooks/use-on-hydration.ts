import { useEffectEvent, useLayoutEffect } from 'react'

/** Runs once, when a component mounts or hydrates: text typed before that is only in its fields. Runs in the same frame, since the click
 *  that triggers hydration may be the one that submits it. */
export function useOnHydration(adopt: () => void): void {
  const onHydration = useEffectEvent(adopt)
  useLayoutEffect(() => onHydration(), [])
}

import { useEffect, useEffectEvent } from 'react'

const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

type Interaction = (typeof EVENTS)[number]

let wasInteraction = false

/** Whether the visitor has interacted with the page, for components that mount later. */
export function hasInteracted(): boolean {
  return wasInteraction
}

/** Runs at the visitor's first interaction: early enough for code that is only needed after a choice. */
export function useFirstInteraction(act: (interaction: Interaction) => void): void {
  const onInteraction = useEffectEvent(act)
  useEffect(() => onFirstInteraction((interaction) => onInteraction(interaction)), [])
}

/** `useFirstInteraction` outside of components.
 *  @returns cancels it */
export function onFirstInteraction(act: (interaction: Interaction) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onEvent = ({ type, movementX, movementY }: PointerEvent) => {
    // Browsers also send this event for a resting pointer when a page appears under it.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    wasInteraction = true
    controller.abort()
    act(type as Interaction)
  }
  for (const event of EVENTS) addEventListener(event, onEvent as EventListener, { signal, passive: true })
  return () => controller.abort()
}

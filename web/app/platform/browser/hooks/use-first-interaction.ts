import { useEffect, useEffectEvent } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

type Sign = (typeof SIGNS)[number]

let wasSeen = false

/** Whether a person has done anything on this visit, for parts that come too late to have seen it. */
export function hasInteracted(): boolean {
  return wasSeen
}

/** Does something as soon as a person does anything on the page: time enough for what is only needed after a choice.
 *  @param act is told what was done */
export function useFirstInteraction(act: (sign: Sign) => void): void {
  const onSign = useEffectEvent(act)
  useEffect(() => onFirstInteraction((sign) => onSign(sign)), [])
}

/** The same outside of components.
 *  @returns what calls it off */
export function onFirstInteraction(act: (sign: Sign) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const onEvent = ({ type, movementX, movementY }: PointerEvent) => {
    // A browser tells of a pointer that rests where a page appears, as of one that moves.
    if (type === 'pointermove' && movementX === 0 && movementY === 0) return
    wasSeen = true
    controller.abort()
    act(type as Sign)
  }
  for (const sign of SIGNS) addEventListener(sign, onEvent as EventListener, { signal, passive: true })
  return () => controller.abort()
}

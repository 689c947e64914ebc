import { useEffect, useEffectEvent } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

type Sign = (typeof SIGNS)[number]

/** Does something as soon as a person does anything on the page: time enough for what is only needed after a choice.
 *  @param act is told what was done */
export function useFirstSignOfLife(act: (sign: Sign) => void): void {
  const onSign = useEffectEvent(act)
  useEffect(() => atFirstSignOfLife((sign) => onSign(sign)), [])
}

/** The same outside of components.
 *  @returns what calls it off */
export function atFirstSignOfLife(act: (sign: Sign) => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const sign of SIGNS) {
    const once = () => {
      controller.abort()
      act(sign)
    }
    addEventListener(sign, once, { signal, passive: true })
  }
  return () => controller.abort()
}

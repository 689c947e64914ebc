import { useEffect, useEffectEvent } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Does something as soon as a person does anything on the page: time enough for what is only needed after a choice. */
export function useFirstSignOfLife(act: () => void): void {
  const onSign = useEffectEvent(act)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const once = () => {
      controller.abort()
      onSign()
    }
    for (const sign of SIGNS) addEventListener(sign, once, { signal, passive: true })
    return () => controller.abort()
  }, [])
}

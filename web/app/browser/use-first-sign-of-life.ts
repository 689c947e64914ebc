import { useEffect, useEffectEvent } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Does something as soon as a person does anything on the page: time enough for what is only needed after a choice.
 *  @param act is told what was done */
export function useFirstSignOfLife(act: (sign: (typeof SIGNS)[number]) => void): void {
  const onSign = useEffectEvent(act)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    for (const sign of SIGNS) {
      const once = () => {
        controller.abort()
        onSign(sign)
      }
      addEventListener(sign, once, { signal, passive: true })
    }
    return () => controller.abort()
  }, [])
}

import { useEffect, useEffectEvent } from 'react'

/** Left and right, anywhere on the page where they have no other use. */
export function useArrowKeys(onStep: (by: 1 | -1) => void): void {
  const step = useEffectEvent(onStep)
  useEffect(() => {
    const onKey = ({ key, target, defaultPrevented, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) => {
      if (defaultPrevented || ctrlKey || metaKey || altKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return
      if (target instanceof Element && target.closest('input, textarea, select, dialog, [role=tablist]')) return
      step(key === 'ArrowRight' ? 1 : -1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

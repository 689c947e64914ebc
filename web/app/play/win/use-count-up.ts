import { useEffect, useState } from 'react'
import { prefersCalm } from '../../browser/calm.ts'

const LENGTH_MS = 900

/** A number that counts up to its value once; there at once where less motion is wanted. */
export function useCountUp(value: number): number {
  const [shown, setShown] = useState(() => (prefersCalm() ? value : 0))
  useEffect(() => {
    if (prefersCalm()) return setShown(value)
    let begunAtMs: number | undefined
    let frame = requestAnimationFrame(function step(nowMs) {
      begunAtMs ??= nowMs
      const share = Math.min(1, (nowMs - begunAtMs) / LENGTH_MS)
      // Slower towards the end.
      setShown(Math.round(value * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}

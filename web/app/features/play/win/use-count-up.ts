import { useEffect, useState } from 'react'
import { useCalm } from '../../../platform/browser/hooks/use-calm.ts'

const LENGTH_MS = 900

/** A number that counts up to its value once; there at once where less motion is wanted. */
export function useCountUp(value: number): number {
  const isCalm = useCalm()
  const [counted, setCounted] = useState(0)
  useEffect(() => {
    if (isCalm) return undefined
    let begunAtMs: number | undefined
    let frame = requestAnimationFrame(function step(nowMs) {
      begunAtMs ??= nowMs
      const share = Math.min(1, (nowMs - begunAtMs) / LENGTH_MS)
      // Slower towards the end.
      setCounted(Math.round(value * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, isCalm])
  return isCalm ? value : counted
}

import { dayAt } from '@emojigma/engine/day.ts'
import { useEffect, useState } from 'react'
import { currentMs, useToday } from '../../platform/browser/clock.ts'
import { AFTER_MIDNIGHT_MS } from './todays.ts'

/** Loads the page anew soon after the day that it was opened on is over, if nothing was left to play. Where a dialog is open, such as a
 *  begun puzzle over the page, it stays: what is new comes by itself, too.
 *  Source: docs/product.md, Play access and the free allowance */
export function useReloadAfterDay(isNothingLeft: boolean, reload: () => void = reloadPage): void {
  const today = useToday()
  const [openedOn] = useState(() => (typeof window === 'undefined' ? today : dayAt(currentMs())))
  const isOver = isNothingLeft && today > openedOn
  useEffect(() => {
    if (!isOver) return undefined
    const timer = setTimeout(() => {
      if (!document.querySelector('dialog[open]')) reload()
    }, AFTER_MIDNIGHT_MS)
    return () => clearTimeout(timer)
  }, [isOver, reload])
}

function reloadPage(): void {
  location.reload()
}
